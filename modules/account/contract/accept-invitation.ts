import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { InvitationCode } from './get-invitation.ts';
import { USERNAME_MAX } from './limits.ts';
import { NewPassword } from './new-password.ts';

/**
 * An invited person chooses a name and a password and is signed in. Whoever lost the answer sends the same
 * again: with the password that was just chosen, a link that is used up signs in as the sign-in page would.
 */
export const acceptInvitation = endpoint('POST /auth/invitations/:code', {
  params: Type.Object({ code: InvitationCode }),
  body: Type.Object({
    username: Type.String({ minLength: 1, maxLength: USERNAME_MAX }),
    password: NewPassword,
    password_repeat: NewPassword,
  }),
  answer: Type.Object({ user_id: Id }),
  refuses: [
    'invitation_not_found',
    'invitation_role_ended',
    'too_many_sign_ins',
    'username_invalid',
    'username_taken',
    'password_too_short',
    'password_too_long',
    'password_too_simple',
    'password_too_common',
    'password_repeat_differs',
  ],
  secret: true,
});
