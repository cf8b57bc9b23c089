import { type Static, Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Day, Id, nullable } from '#platform/contract/shapes.ts';
import { Absence } from './diary-shapes.ts';

const AbsentPupil = Type.Object({
  ...Type.Omit(Absence, ['may_change']).properties,
  firstname: Type.String(),
  lastname: Type.String(),
  profile_picture: nullable(Type.String()),
  class_name: nullable(Type.String()),
});
export type AbsentPupil = Static<typeof AbsentPupil>;

/** Who is reported absent on a day, today where none is named: in the whole school, or in a form master's own class. */
export const listSchoolAbsences = endpoint('GET /schools/:schoolId/absences', {
  params: Type.Object({ schoolId: Id }),
  query: Type.Object({ day: Type.Optional(Day) }),
  // Whoever looks at a pupil is noted.
  changes: true,
  answer: Type.Object({ day: Day, today: Day, absences: Type.Array(AbsentPupil) }),
});
