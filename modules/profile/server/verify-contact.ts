import { isCodeOf } from '#modules/account/server/doors.ts';
import { handleInSteps } from '#platform/server/handle.ts';
import { verifyContact as contract } from '../contract/verify-contact.ts';
import { judgeCheck, readContactCode } from '../rules/contact-check.ts';
import { confirmContact } from './confirmed-contact-store.ts';
import { checkOf, countTry } from './contact-check-store.ts';
import { loadProfile } from './profile-store.ts';

export const verifyContact = handleInSteps(contract, async ({ actor, body, now, refuse, permit, once }) => {
  const { channel } = body;
  const code = readContactCode(body.code) ?? refuse('contact_code_invalid');
  // The outcome is a value and not a refusal, so that a wrong try stays counted.
  const outcome = await once(body, async (tx, announce) => {
    const open = await countTry(tx, actor, channel, now);
    if (!open) return { verdict: judgeCheck(channel, await checkOf(tx, actor, channel, now)) };
    if (!(await isCodeOf(tx, open.person_id, code, open.code_hash))) return { verdict: null };
    await confirmContact(tx, open, announce, now);
    return { profile: await loadProfile(tx, actor, now) };
  });
  if (outcome.profile) return outcome.profile;
  if (outcome.verdict) permit(outcome.verdict);
  return refuse('contact_code_invalid');
});
