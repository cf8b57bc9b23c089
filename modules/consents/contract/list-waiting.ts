import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';

/** Whose consents wait for the caller's answer, and how many: the own ones and those of each child. */
export const listWaiting = endpoint('GET /consents/waiting', {
  answer: Type.Array(Type.Object({ user_id: Id, school_id: Id, count: Type.Integer() })),
});
