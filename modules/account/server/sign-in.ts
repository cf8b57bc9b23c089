import { handleSlowly } from '#platform/server/handle.ts';
import { signIn as contract } from '../contract/sign-in.ts';
import { plainUsername } from '../rules/username.ts';
import { isStillPassword } from './credential-store.ts';
import { hasSecondStep } from './factor-store.ts';
import type { PasswordDoor } from './password-door-store.ts';
import { beginSecondStep } from './second-step-store.ts';
import { enter } from './session-store.ts';
import { isTrusted, TRUST_COOKIE } from './trusted-device-store.ts';

export const signIn = (door: PasswordDoor) =>
  handleSlowly(contract, async ({ body, now, client, log, credential, cookie, sideCookies, refuse, transaction }) => {
    const username = plainUsername(body.username);
    const known =
      (await door.knock({ username, address: client.address, password: body.password, now, log })) ??
      refuse('wrong_username_or_password');
    const { person_id } = known;
    const entered = await transaction(async (tx, announce) => {
      // Comparing takes a while, in which the password may have become another one.
      if (!(await isStillPassword(tx, known))) refuse('wrong_username_or_password');
      const isAsked = await hasSecondStep(tx, person_id);
      if (isAsked && !(await isTrusted(tx, person_id, sideCookies.read(TRUST_COOKIE), now)))
        return { second_step: await beginSecondStep(tx, person_id, now) };
      return enter(tx, { person_id, by: 'password', client, former: credential, announce }, now);
    });
    if ('second_step' in entered) return entered;
    cookie.set(entered.token, { is_lasting: entered.is_mobile });
    return { user_id: person_id };
  });
