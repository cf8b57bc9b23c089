import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, SchoolQuery } from '#platform/contract/shapes.ts';
import { UserConsent } from './shapes.ts';

/** Answers of a whole school come together, so they share their transactions. */
export const answerConsent = endpoint('POST /users/:userId/consents/:consentId', {
  params: Type.Object({ userId: Id, consentId: Id }),
  query: SchoolQuery,
  body: Type.Object({
    is_accepted: Type.Optional(Type.Boolean()),
    is_denied: Type.Optional(Type.Boolean()),
    /** What a caller claims about its sign-in counts for nothing: the session alone knows (DECISIONS, "Consents"). */
    auth_method: Type.Optional(Type.Unknown()),
    /** The `consent.version` that was read. Where it is another now, nothing is written. */
    version: Type.Optional(Type.Integer()),
  }),
  grouped: true,
  answer: UserConsent,
  refuses: [
    'user-not-active-in-school',
    'users-consent-not-found',
    'not-allowed-to-update-users-consents',
    'only-parents',
    'child-old-enough',
    'not-18',
    'profile-not-verified',
    'not-secure-login',
    'already-archived',
    'cant-accept-and-deny',
    'answer-missing',
    'already-accepted',
    'already-denied',
    'consent-text-changed',
    'failed-to-update-users-consent',
  ],
  eid_mends: ['profile-not-verified', 'not-secure-login'],
});
