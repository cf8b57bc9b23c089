import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { Absence } from './diary-shapes.ts';

export const AbsenceParams = Type.Object({ absenceId: Id });

export const getAbsence = endpoint('GET /absences/:absenceId', {
  params: AbsenceParams,
  answer: Absence,
  refuses: ['absence_not_found'],
});
