import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { ABSENCE_FAULTS, WrittenAbsence } from './create-absence.ts';
import { Absence } from './diary-shapes.ts';
import { AbsenceParams } from './get-absence.ts';

/** Changes an absence that is not over. */
export const saveAbsence = endpoint('POST /absences/:absenceId', {
  params: AbsenceParams,
  body: Type.Object({ ...WrittenAbsence.properties, since: Type.Optional(Type.Integer({ minimum: 1 })) }),
  answer: Absence,
  refuses: ['absence_not_found', 'no_access_to_absence', 'absence_over', ...ABSENCE_FAULTS, 'absence_saved_meanwhile'],
});
