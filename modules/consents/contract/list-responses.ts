import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { SchoolQuery } from '#platform/contract/shapes.ts';
import { ConsentParams, GroupSummary } from './shapes.ts';

/** The summary: every group with its people and how far they are. */
export const listResponses = endpoint('GET /consents/:id/responses/', {
  params: ConsentParams,
  query: SchoolQuery,
  answer: Type.Array(GroupSummary),
  refuses: ['consent-not-found', 'not-allowed-to-access-consent'],
});
