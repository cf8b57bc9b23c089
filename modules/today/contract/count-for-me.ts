import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/shapes.ts';

/** Materials: new lesson files and homework of the viewed student. Requests: what waits for this person's answer. */
const COUNT_TYPES = ['materials', 'requests'] as const;

export const countForMe = endpoint('GET /user/:type/count', {
  params: Type.Object({ type: oneOf(COUNT_TYPES) }),
  answer: Type.Object({ count: Type.Integer({ minimum: 0 }) }),
});
