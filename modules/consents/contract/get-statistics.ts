import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { SchoolQuery } from '#platform/contract/shapes.ts';
import { ConsentParams, Statistics } from './shapes.ts';

/** The same numbers over everybody who was asked, each counted once. */
export const getStatistics = endpoint('GET /consents/:id/statistics/', {
  params: ConsentParams,
  query: SchoolQuery,
  answer: Type.Object({ ...Statistics.properties, users: Type.Integer() }),
  refuses: ['consent-not-found', 'not-allowed-to-access-consent'],
});
