import { Type } from 'typebox';
import { addressOf, endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';

/** The picture of a person, at the address that came with the person: who was not told of it cannot guess it. */
export const getPicture = endpoint('GET /people/:personId/picture', {
  params: Type.Object({ personId: Id }),
  query: Type.Object({ v: Type.String({ minLength: 1, maxLength: 64 }) }),
  gives: 'file',
  answer: Type.String({ format: 'binary' }),
});

/** So much of the hash tells one picture from the next, and cannot be guessed. */
const VERSION_LENGTH = 24;

/** Where the picture of a person is, as long as it is this one. */
export const pictureAddress = (person_id: number, hash_name: string): string =>
  `${addressOf(getPicture).replace(':personId', String(person_id))}?v=${hash_name.slice(0, VERSION_LENGTH)}`;
