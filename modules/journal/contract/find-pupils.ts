import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, nullable } from '#platform/contract/shapes.ts';
import { SEARCH_MAX } from './limits.ts';
import { Named } from './settings-shapes.ts';

/** Pupils of the school by name, for a group journal: the first of them. */
export const findPupils = endpoint('GET /schools/:schoolId/journal-pupils', {
  params: Type.Object({ schoolId: Id }),
  query: Type.Object({ search: Type.Optional(Type.String({ maxLength: SEARCH_MAX })) }),
  // Whoever looks at a pupil is noted.
  changes: true,
  answer: Type.Array(Type.Object({ ...Named.properties, class_name: nullable(Type.String()) })),
});
