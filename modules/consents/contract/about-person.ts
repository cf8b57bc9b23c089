import { type PersonTable, told, untold } from '#platform/contract/about-person.ts';

/** What this module keeps of persons. */
export const aboutPerson: readonly PersonTable[] = [
  told(
    'consents.users_consent',
    'person_id',
    ...['consent_id', 'status', 'answered_version', 'answered_at', 'seen_at', 'created_at', 'updated_at'],
  ),
  told(
    'consents.membership',
    'person_id',
    ...['consent_id', 'type_id', 'class_level_id', 'parallel_identifier_id', 'left_at'],
  ),
  untold('consents.users_consent', 'answered_by', 'Whom somebody answered for stands in their own log lines.'),
  told('consents.log', 'for_person_id', 'consent_id', 'type', 'version', 'given_at'),
  told('consents.log', 'by_person_id', 'consent_id', 'type', 'version', 'proven_at', 'given_at'),
  told('consents.consent', 'created_by', 'id', 'school_id', 'created_at', 'published_at', 'archived_at'),
  told('consents.version', 'written_by', 'consent_id', 'version', 'title', 'description', 'written_at'),
];
