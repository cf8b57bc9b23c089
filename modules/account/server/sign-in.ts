import { startingRole } from '#modules/people/server/doors.ts';
import { handleSlowly } from '#platform/server/handle.ts';
import { signIn as contract } from '../contract/sign-in.ts';
import { plainUsername } from '../rules/username.ts';
import type { PasswordDoor } from './password-door-store.ts';
import { closeSession, openSession } from './session-store.ts';

export const signIn = (door: PasswordDoor) =>
  handleSlowly(contract, async ({ body, now, client, token: former, cookie, refuse, transaction }) => {
    const username = plainUsername(body.username);
    const outcome = await door.knock({ username, address: client.address, password: body.password, now });
    if (outcome.state === 'shut') return refuse('too_many_sign_ins', { minutes: outcome.minutes });
    if (outcome.state === 'wrong') return refuse('wrong_username_or_password');
    const { person_id } = outcome;
    const { token, is_mobile } = await transaction(async (tx) => {
      // The session that this browser carried is replaced, not left behind.
      if (former !== null) await closeSession(tx, former);
      const role_id = await startingRole(tx, person_id, now);
      return openSession(tx, { person_id, role_id, method: 'password', client }, now);
    });
    cookie.set(token, { is_lasting: is_mobile });
    return { user_id: person_id };
  });
