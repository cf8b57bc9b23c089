import { closeInvitation, openInvitation, startingRole } from '#modules/people/server/doors.ts';
import { handleAnyone } from '#platform/server/handle.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import { refusingOn } from '#platform/server/refusal.ts';
import { acceptInvitation as contract } from '../contract/accept-invitation.ts';
import { judgePassword } from '../rules/password.ts';
import { isUsername, plainUsername } from '../rules/username.ts';
import { insertCredential } from './credential-store.ts';
import { openSession } from './session-store.ts';

export const acceptInvitation = handleAnyone(
  contract,
  async ({ tx, params, body, now, client, cookie, permit, refuse }) => {
    const invitation = (await openInvitation(tx, params.code, now, true)) ?? refuse('invitation_not_found');
    const { person_id } = invitation;
    const username = plainUsername(body.username);
    if (!isUsername(username)) refuse('username_invalid');
    permit(judgePassword(body.password, body.password_repeat));
    await refusingOn(
      { credential_username_key: 'username_taken' },
      insertCredential(tx, person_id, username, await hashPassword(body.password), now),
    );
    await closeInvitation(tx, person_id, now);
    const role_id = await startingRole(tx, person_id, now);
    const { token, is_mobile } = await openSession(tx, { person_id, role_id, method: 'password', client }, now);
    cookie.set(token, { is_lasting: is_mobile });
    return { user_id: person_id };
  },
);
