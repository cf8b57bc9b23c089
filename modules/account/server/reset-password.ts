import { handleSlowly } from '#platform/server/handle.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import { resetPassword as contract } from '../contract/reset-password.ts';
import { judgePassword } from '../rules/password.ts';
import { usedPasswords } from './credential-store.ts';
import { isUsedPassword, takePassword } from './new-password-store.ts';
import { closeReset, resetOf } from './password-reset-store.ts';
import { tellOfChange } from './security-change-store.ts';
import { endSessions } from './session-hold-store.ts';

export const resetPassword = handleSlowly(contract, async ({ params, body, now, permit, refuse, transaction }) => {
  // Asked first, so that a link that opens nothing costs no hash; used up below, by one alone.
  const reset = (await transaction((tx) => resetOf(tx, params.code, now))) ?? refuse('reset_link_invalid');
  const { person_id, username } = reset;
  permit(judgePassword(body.password, body.password_repeat));
  const used = await transaction((tx) => usedPasswords(tx, person_id));
  if (await isUsedPassword(used, body.password)) return refuse('password_reused');
  const password_hash = await hashPassword(body.password);
  await transaction(async (tx, announce) => {
    if (!(await closeReset(tx, params.code))) refuse('reset_link_invalid');
    await takePassword(tx, announce, person_id, password_hash, now);
    await endSessions(tx, announce, person_id, null);
    await tellOfChange(tx, announce, person_id, 'password_by_letter', now);
  });
  return { username };
});
