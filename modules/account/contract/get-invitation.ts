import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';

export const InvitationCode = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

/** Whom an invitation greets. */
export const getInvitation = endpoint('GET /auth/invitations/:code', {
  params: Type.Object({ code: InvitationCode }),
  answer: Type.Object({
    firstname: Type.String(),
    lastname: Type.String(),
    school_name: Type.String(),
    suggested_username: Type.String(),
  }),
  refuses: ['invitation_not_found', 'invitation_role_ended'],
});
