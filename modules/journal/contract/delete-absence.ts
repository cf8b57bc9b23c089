import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { AbsenceParams } from './get-absence.ts';

/** Takes back an absence that is not over; that it was reported once stays on record. */
export const deleteAbsence = endpoint('DELETE /absences/:absenceId', {
  params: AbsenceParams,
  answer: Type.Null(),
  refuses: ['absence_not_found', 'no_access_to_absence', 'absence_over'],
});
