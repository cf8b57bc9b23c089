/** How the invitation of a person stands, whatever became of the roles that it was for. */
export type InvitationState = 'none' | 'waiting' | 'expired' | 'accepted';

/** Whoever has no role left, nor gets one later, is not waited for: an invitation that they never took up is none. */
export const shownInvitation = (
  invitation: InvitationState,
  roles: readonly { is_over: boolean }[],
): InvitationState => (invitation === 'accepted' || roles.some(({ is_over }) => !is_over) ? invitation : 'none');
