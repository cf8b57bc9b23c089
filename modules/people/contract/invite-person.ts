import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { Birthday, Email, Invitation, PersonName, RoleLabel, RoleType, SchoolParams } from './shapes.ts';

/** Adds a person with a first role and gives back the link with which they choose a password. */
export const invitePerson = endpoint('POST /schools/:schoolId/people', {
  params: SchoolParams,
  body: Type.Object({
    firstname: PersonName,
    lastname: PersonName,
    email: Type.Optional(Email),
    birthday: Type.Optional(Birthday),
    type_id: RoleType,
    label: Type.Optional(RoleLabel),
    class_id: Type.Optional(Id),
  }),
  answer: Invitation,
  refuses: [
    'name_required',
    'email_taken',
    'class_required',
    'class_not_found',
    'role_label_unfit',
    'headmaster_only',
    'birthday_in_future',
  ],
});
