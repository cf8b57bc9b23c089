import { closeInvitation, openInvitation, startingRole } from '#modules/people/server/doors.ts';
import { handleSlowly } from '#platform/server/handle.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import { refusingOn } from '#platform/server/refusal.ts';
import { acceptInvitation as contract } from '../contract/accept-invitation.ts';
import { judgePassword } from '../rules/password.ts';
import { isUsername, plainUsername } from '../rules/username.ts';
import { insertCredential } from './credential-store.ts';
import { closeSession, openSession } from './session-store.ts';

export const acceptInvitation = handleSlowly(
  contract,
  async ({ params, body, now, client, token: former, cookie, permit, refuse, transaction }) => {
    // Asked first, so that a code that opens nothing costs no hash; asked again below, under a lock.
    if (!(await transaction((tx) => openInvitation(tx, params.code, now, false)))) refuse('invitation_not_found');
    const username = plainUsername(body.username);
    if (!isUsername(username)) refuse('username_invalid');
    permit(judgePassword(body.password, body.password_repeat));
    const password_hash = await hashPassword(body.password);

    const { token, is_mobile, person_id } = await transaction(async (tx) => {
      const { person_id } = (await openInvitation(tx, params.code, now, true)) ?? refuse('invitation_not_found');
      await refusingOn(
        { credential_username_key: 'username_taken' },
        insertCredential(tx, person_id, username, password_hash, now),
      );
      await closeInvitation(tx, person_id, now);
      if (former !== null) await closeSession(tx, former);
      const role_id = await startingRole(tx, person_id, now);
      return { person_id, ...(await openSession(tx, { person_id, role_id, method: 'password', client }, now)) };
    });
    cookie.set(token, { is_lasting: is_mobile });
    return { user_id: person_id };
  },
);
