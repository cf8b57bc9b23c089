import { openInvitation } from '#modules/people/server/doors.ts';
import { handleAnyone } from '#platform/server/handle.ts';
import { getInvitation as contract } from '../contract/get-invitation.ts';
import { suggestUsername } from '../rules/username.ts';

export const getInvitation = handleAnyone(contract, async ({ tx, params, now, refuse }) => {
  const invitation = (await openInvitation(tx, params.code, now, false)) ?? refuse('invitation_not_found');
  const { firstname, lastname, school_name, has_role } = invitation;
  if (!has_role) refuse('invitation_role_ended');
  return { firstname, lastname, school_name, suggested_username: suggestUsername(firstname, lastname) };
});
