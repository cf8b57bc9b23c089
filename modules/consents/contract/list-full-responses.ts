import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { ScopedQuery } from './scope-query.ts';
import { ConsentParams, ResponseRow } from './shapes.ts';

/** Person by person: accepted, denied, seen first, then by name. */
export const listFullResponses = endpoint('GET /consents/:id/responses/full', {
  params: ConsentParams,
  query: ScopedQuery,
  // Whoever looks at a pupil is noted.
  changes: true,
  answer: Type.Array(ResponseRow),
  refuses: ['consent-not-found', 'not-allowed-to-access-consent'],
});
