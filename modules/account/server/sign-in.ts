import { handleSlowly } from '#platform/server/handle.ts';
import { signIn as contract } from '../contract/sign-in.ts';
import { plainUsername } from '../rules/username.ts';
import type { PasswordDoor } from './password-door-store.ts';
import { enter } from './session-store.ts';

export const signIn = (door: PasswordDoor) =>
  handleSlowly(contract, async ({ body, now, client, credential, cookie, refuse, transaction }) => {
    const username = plainUsername(body.username);
    const outcome = await door.knock({ username, address: client.address, password: body.password, now });
    if (outcome.state === 'shut') return refuse('too_many_sign_ins', { minutes: outcome.minutes });
    if (outcome.state === 'wrong') return refuse('wrong_username_or_password');
    const { person_id } = outcome;
    const session = await transaction((tx) =>
      enter(tx, { person_id, by: 'password', client, former: credential }, now),
    );
    cookie.set(session.token, { is_lasting: session.is_mobile });
    return { user_id: person_id };
  });
