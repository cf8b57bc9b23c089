import { endResetsOf, heldFactors, waysInOf } from '#modules/account/server/doors.ts';
import { sendTo } from '#modules/notices/server/doors.ts';
import { changeContact, ownDetails } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { profileChanged } from '../contract/facts.ts';
import { emailRemoved, phoneRemoved } from '../contract/notices.ts';
import { removeContact as contract } from '../contract/remove-contact.ts';
import { mayRemoveContact } from '../rules/may-remove-contact.ts';
import { giveUpChecks } from './contact-check-store.ts';
import { loadProfile } from './profile-store.ts';
import { forgetVerified } from './verified-contact-store.ts';

/** What the second step calls the ways that we call contacts. */
const FACTORS = { email: 'email', phone: 'sms' } as const;

export const removeContact = handle(contract, async ({ tx, actor, params, now, announce, permit }) => {
  const { channel } = params;
  const { user_id } = actor;
  // Held first: a method that is turned on at the same moment sees that its address is gone.
  const is_second_step = (await heldFactors(tx, user_id)).includes(FACTORS[channel]);
  const { has_eid, passkeys } = await waysInOf(tx, actor);
  const { [channel]: address } = await ownDetails(tx, user_id, true);
  if (address === null) return loadProfile(tx, actor, now);
  permit(mayRemoveContact({ channel, is_second_step, has_other_recovery: has_eid || passkeys > 0 }));

  await giveUpChecks(tx, user_id, now, channel);
  const before = await changeContact(tx, user_id, channel, null, announce, now);
  await forgetVerified(tx, actor, channel);
  if (channel === 'email') await endResetsOf(tx, user_id);
  if (before.email !== null) {
    const to = { channel: 'email', recipient: before.email, language: before.lang_code } as const;
    await sendTo(tx, to, channel === 'email' ? emailRemoved : phoneRemoved, {}, { now });
  }
  await announce(profileChanged, {}, { persons: [user_id] });
  return loadProfile(tx, actor, now);
});
