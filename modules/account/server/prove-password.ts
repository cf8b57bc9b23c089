import { handleInSteps } from '#platform/server/handle.ts';
import { provePassword as contract } from '../contract/prove-password.ts';
import { credentialOfPerson, isStillPassword } from './credential-store.ts';
import type { PasswordDoor } from './password-door-store.ts';
import { holdSession } from './session-hold-store.ts';
import { proveAgain } from './session-store.ts';

export const provePassword = (door: PasswordDoor) =>
  handleInSteps(contract, async ({ actor, body, now, client, log, cookie, refuse, transaction }) => {
    const own = await transaction((tx) => credentialOfPerson(tx, actor.user_id));
    if (!own) return refuse('wrong_password');
    const { username } = own;
    const known =
      (await door.knock({ username, address: client.address, password: body.password, now, log, actor })) ??
      refuse('wrong_password');
    const { token, is_mobile } = await transaction(async (tx) => {
      await holdSession(tx, actor);
      if (!(await isStillPassword(tx, known))) refuse('wrong_password');
      return proveAgain(tx, actor.session_id, 'password', now);
    });
    cookie.set(token, { is_lasting: is_mobile });
    return { proved: true as const };
  });
