import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';

/** The bytes of a copy, at an address that the list gave. */
export const fetchCopy = endpoint('GET /user/me/copies/:copyId/content/:ticket', {
  params: Type.Object({ copyId: Id, ticket: Type.String({ maxLength: 60 }) }),
  gives: 'file',
  answer: Type.String({ format: 'binary' }),
});
