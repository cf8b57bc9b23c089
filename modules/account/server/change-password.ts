import { handleInSteps } from '#platform/server/handle.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import { changePassword as contract } from '../contract/change-password.ts';
import { judgePassword } from '../rules/password.ts';
import { credentialOfPerson, isStillPassword, usedPasswords } from './credential-store.ts';
import { isUsedPassword, takePassword } from './new-password-store.ts';
import type { PasswordDoor } from './password-door-store.ts';
import { tellOfChange } from './security-change-store.ts';
import { endSessions, holdSession } from './session-hold-store.ts';
import { proveAgain } from './session-store.ts';

export const changePassword = (door: PasswordDoor) =>
  handleInSteps(contract, async ({ actor, body, now, client, log, cookie, permit, refuse, transaction }) => {
    permit(judgePassword(body.password, body.password_repeat));
    const own = await transaction((tx) => credentialOfPerson(tx, actor.user_id));
    if (!own) return refuse('wrong_old_password');
    const { username } = own;
    const known =
      (await door.knock({ username, address: client.address, password: body.old_password, now, log, actor })) ??
      refuse('wrong_old_password');
    const used = await transaction((tx) => usedPasswords(tx, actor.user_id));
    if (await isUsedPassword(used, body.password)) return refuse('password_reused');
    const password_hash = await hashPassword(body.password);
    const { token, is_mobile } = await transaction(async (tx, announce) => {
      await holdSession(tx, actor);
      if (!(await isStillPassword(tx, known))) refuse('wrong_old_password');
      await takePassword(tx, announce, actor.user_id, password_hash, now);
      if (body.end_other_sessions) await endSessions(tx, announce, actor.user_id, actor.session_id);
      await tellOfChange(tx, announce, actor.user_id, 'password', now);
      return proveAgain(tx, actor.session_id, 'password', now);
    });
    cookie.set(token, { is_lasting: is_mobile });
    return { changed: true as const };
  });
