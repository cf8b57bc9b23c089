import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { SchoolQuery } from '#platform/contract/shapes.ts';
import { Group } from './shapes.ts';

/** The groups that a consent of the school can be sent to. */
export const listGroups = endpoint('GET /consents/groups/', {
  query: SchoolQuery,
  answer: Type.Array(Group),
});
