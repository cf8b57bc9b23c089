import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { SchoolQuery } from '#platform/contract/shapes.ts';
import { WrittenGroups, WrittenTarget } from './shapes.ts';

/** How many people a choice of groups asks, each counted once, and whether the caller may send to it. */
export const countAsked = endpoint('POST /consents/asked', {
  query: SchoolQuery,
  body: Type.Object({ consent_target: WrittenTarget, groups: WrittenGroups }),
  changes: false,
  answer: Type.Object({ count: Type.Integer(), may: Type.Object({ send: Type.Boolean() }) }),
  refuses: ['group_required', 'group-not-found'],
});
