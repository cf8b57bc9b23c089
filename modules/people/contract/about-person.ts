import { type PersonTable, told, untold } from '#platform/contract/about-person.ts';

/** What this module keeps of persons. */
export const aboutPerson: readonly PersonTable[] = [
  told(
    'people.person',
    'id',
    ...['id', 'firstname', 'lastname', 'email', 'phone', 'birthday', 'gender', 'country', 'id_code', 'lang_code'],
    ...['profile_picture', 'verified_at', 'created_at'],
  ),
  told(
    'people.role',
    'person_id',
    ...['id', 'school_id', 'type_id', 'label', 'class_id', 'starts_on', 'ends_on', 'ended_at', 'created_at'],
  ),
  untold('people.role', 'viewed_user_id', 'It says which child a parent looked at last; that is about the parent.'),
  told('people.guardianship', 'guardian_id', 'child_id', 'kind', 'created_at'),
  told('people.guardianship', 'child_id', 'guardian_id', 'kind', 'created_at'),
  told('people.invitation', 'person_id', 'school_id', 'expires_at', 'accepted_at'),
  told('people.look', 'person_id', 'viewer_id', 'school_id', 'type_id', 'what', 'seen_at'),
  untold('people.look', 'viewer_id', 'At whom somebody looked is about those persons, and they are told.'),
];
