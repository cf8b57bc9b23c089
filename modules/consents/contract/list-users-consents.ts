import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { SchoolQuery } from '#platform/contract/shapes.ts';
import { UserConsent, UserParams } from './shapes.ts';

/** What a person is asked: pending ones first and the newest of them, then the latest answers. */
export const listUsersConsents = endpoint('GET /users/:userId/consents', {
  params: UserParams,
  query: SchoolQuery,
  // Opening the list marks its consents as seen.
  changes: true,
  answer: Type.Array(UserConsent),
  refuses: ['not-allowed-to-access-user-data', 'not-allowed-to-access-users-consents'],
});
