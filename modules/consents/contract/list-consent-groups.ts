import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { SchoolQuery } from '#platform/contract/shapes.ts';
import { ConsentParams, Group } from './shapes.ts';

/** The groups that a consent was sent to, and the classes inside of them. */
export const listConsentGroups = endpoint('GET /consents/:id/groups/', {
  params: ConsentParams,
  query: SchoolQuery,
  answer: Type.Array(Group),
  refuses: ['consent-not-found', 'not-allowed-to-access-consent'],
});
