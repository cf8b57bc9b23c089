import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { Named } from './settings-shapes.ts';

const Choice = Type.Object({ id: Id, name: Type.String() });

/** What a journal of the school can be given: who teaches there now, its classes, and its courses by subject. */
export const getJournalChoices = endpoint('GET /schools/:schoolId/journal-choices', {
  params: Type.Object({ schoolId: Id }),
  answer: Type.Object({
    teachers: Type.Array(Named),
    classes: Type.Array(Choice),
    subjects: Type.Array(Type.Object({ id: Id, name: Type.String(), courses: Type.Array(Choice) })),
  }),
});
