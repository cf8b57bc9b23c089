import { closeInvitation, justLetIn, openInvitation } from '#modules/people/server/doors.ts';
import { handleSlowly } from '#platform/server/handle.ts';
import { hashPassword } from '#platform/server/password-hash.ts';
import { refusingOn } from '#platform/server/refusal.ts';
import { acceptInvitation as contract } from '../contract/accept-invitation.ts';
import { judgePassword } from '../rules/password.ts';
import { judgeUsername, plainUsername } from '../rules/username.ts';
import { insertCredential, isStillPassword } from './credential-store.ts';
import { hasSecondStep } from './factor-store.ts';
import type { PasswordDoor } from './password-door-store.ts';
import { enter } from './session-store.ts';

export const acceptInvitation = (door: PasswordDoor) =>
  handleSlowly(
    contract,
    async ({ params, body, now, client, log, credential, cookie, permit, refuse, transaction }) => {
      const username = plainUsername(body.username);

      const accept = async () => {
        // Asked first, so that a code that opens nothing costs no hash; asked again below, under a lock.
        const greeted = await transaction((tx) => openInvitation(tx, params.code, now, false));
        if (!greeted) return null;
        if (!greeted.has_role) refuse('invitation_role_ended');
        permit(judgeUsername(username));
        permit(judgePassword(body.password, body.password_repeat));
        const password_hash = await hashPassword(body.password);
        return transaction(async (tx, announce) => {
          const invitation = await openInvitation(tx, params.code, now, true);
          if (!invitation) return null;
          if (!invitation.has_role) refuse('invitation_role_ended');
          await refusingOn(
            { credential_username_key: 'username_taken' },
            insertCredential(tx, invitation.person_id, username, password_hash, now),
          );
          await closeInvitation(tx, announce, invitation.person_id, now);
          const { person_id } = invitation;
          return enter(tx, { person_id, by: 'password', client, former: credential, announce }, now);
        });
      };

      // The link is used up: by this very person a moment ago, whose answer got lost, or by somebody else. Only the
      // password tells, through the same door as every sign-in, which counts wrong ones and shuts.
      const repeat = async () => {
        const person_id =
          (await transaction((tx) => justLetIn(tx, params.code, now))) ?? refuse('invitation_not_found');
        const known = await door.knock({ username, address: client.address, password: body.password, now, log });
        if (known?.person_id !== person_id) return refuse('invitation_not_found');
        return transaction(async (tx, announce) => {
          if (!(await isStillPassword(tx, known))) refuse('invitation_not_found');
          // Whoever has turned on a second step since then takes it on the sign-in page.
          if (await hasSecondStep(tx, person_id)) refuse('invitation_not_found');
          return enter(tx, { person_id, by: 'password', client, former: credential, announce }, now);
        });
      };

      const session = (await accept()) ?? (await repeat());
      cookie.set(session.token, { is_lasting: session.is_mobile });
      return { user_id: session.person_id };
    },
  );
