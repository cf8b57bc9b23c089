import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Day, Id } from '#platform/contract/shapes.ts';
import { PersonDetail, PersonParams, RoleLabel, RoleType } from './shapes.ts';

export const giveRole = endpoint('POST /schools/:schoolId/people/:personId/roles', {
  params: PersonParams,
  body: Type.Object({
    type_id: RoleType,
    label: Type.Optional(RoleLabel),
    class_id: Type.Optional(Id),
    starts_on: Type.Optional(Day),
    ends_on: Type.Optional(Day),
  }),
  answer: PersonDetail,
  refuses: [
    'person_not_found',
    'class_required',
    'class_not_found',
    'role_exists',
    'role_label_unfit',
    'role_starts_too_late',
    'role_ends_before_start',
    'role_ends_too_late',
    'headmaster_only',
  ],
});
