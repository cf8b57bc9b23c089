import { sendTo } from '#modules/notices/server/doors.ts';
import { running } from '#platform/server/jobs/job-handler.ts';
import { sendReset } from '../contract/jobs.ts';
import { RESET_MINUTES } from '../contract/limits.ts';
import { resetLetter } from '../contract/notices.ts';
import { credentialOf } from './credential-store.ts';
import { addressesOf } from './factor-store.ts';
import { openReset } from './password-reset-store.ts';

/** Sends the link, if the name is somebody's and they have an address. Its origin is the configured one, never a caller's word. */
export const sendResetJob = running(sendReset, async ({ tx, payload: { username }, now }) => {
  const credential = await credentialOf(tx, username);
  if (!credential) return;
  const { email, language } = await addressesOf(tx, credential.person_id);
  if (email === null) return;
  const code = await openReset(tx, credential.person_id, now);
  const told = { username, minutes: RESET_MINUTES };
  await sendTo(tx, { channel: 'email', recipient: email, language }, resetLetter, told, {
    now,
    link: `/reset/${code}`,
  });
});
