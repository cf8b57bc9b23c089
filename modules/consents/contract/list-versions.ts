import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { SchoolQuery } from '#platform/contract/shapes.ts';
import { ConsentParams, TextVersion } from './shapes.ts';

/** Every text that a consent has had, the first one first: the words behind the versions of the log. */
export const listVersions = endpoint('GET /consents/:id/versions/', {
  params: ConsentParams,
  query: SchoolQuery,
  answer: Type.Array(TextVersion),
  refuses: ['consent-not-found', 'not-allowed-to-access-consent'],
});
