import { endResetsOf } from '#modules/account/server/doors.ts';
import { sendTo } from '#modules/notices/server/doors.ts';
import { changeContact } from '#modules/people/server/doors.ts';
import { maskedAddress } from '#platform/contract/masked-address.ts';
import type { Announce } from '#platform/server/announce.ts';
import type { Transaction } from '#platform/server/db.ts';
import { profileChanged } from '../contract/facts.ts';
import { emailChanged, phoneChanged } from '../contract/notices.ts';
import { type Checked, closeCheck } from './contact-check-store.ts';
import { keepVerified } from './verified-contact-store.ts';

/**
 * Puts in force what was checked, and writes about it to the address that was in force until now. That one may be
 * somebody else's by now, so it is not told the new one in full.
 */
export async function confirmContact(tx: Transaction, checked: Checked, announce: Announce, now: Date): Promise<void> {
  const { person_id, channel, address } = checked;
  await closeCheck(tx, checked, now);
  const before = await changeContact(tx, person_id, channel, address, announce, now);
  await keepVerified(tx, checked, now);
  // A link for a new password that lies in the former mailbox opens nothing any more.
  if (channel === 'email') await endResetsOf(tx, person_id);
  const isAnother = before[channel] !== null && before[channel] !== address;
  if (isAnother && before.email !== null) {
    const to = { channel: 'email', recipient: before.email, language: before.lang_code } as const;
    await sendTo(
      tx,
      to,
      channel === 'email' ? emailChanged : phoneChanged,
      { contact: maskedAddress(address) },
      { now },
    );
  }
  await announce(profileChanged, {}, { persons: [person_id] });
}
