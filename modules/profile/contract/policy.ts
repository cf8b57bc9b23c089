import type { Policy } from '#platform/contract/policy.ts';

/** One's own data is shown and changed to the person alone, not to a site that vouches for them. */
const myself = { who: 'signed-in', reach: 'self', step_up: true } as const;
/** A new password can be asked for by way of the address, so that whoever changes it has to be the person. */
const myselfJustNow = { ...myself, fresh: true } as const;
const anyone = { who: 'anyone', reach: 'self' } as const;

export const policy = {
  'GET /user/me/profile': myself,
  'POST /user/me/profile': myself,
  'POST /user/me/contacts': myselfJustNow,
  'POST /user/me/contacts/verify': myself,
  'DELETE /user/me/contacts/:channel': myself,
  'DELETE /user/me/contacts/:channel/address': myselfJustNow,
  'GET /auth/email-links/:code': anyone,
  'POST /auth/email-links/:code': anyone,
  'POST /user/me/picture': myself,
  'DELETE /user/me/picture': myself,
  // Everything about somebody at once is what a thief of a session would like best.
  'POST /user/me/copies': myselfJustNow,
  'GET /user/me/copies': myself,
  'GET /user/me/copies/:copyId/content/:ticket': myself,
  'GET /user/me/looks': myself,
  'GET /people/:personId/picture': { who: 'signed-in', reach: 'school' },
} as const satisfies Policy;
