import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';

/** Asks for a copy of everything about oneself. While one is being made, it is that one. */
export const askForCopy = endpoint('POST /user/me/copies', {
  answer: Type.Object({ id: Id }),
  refuses: ['too_many_copies'],
});
