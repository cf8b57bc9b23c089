import { type PersonTable, told, untold } from '#platform/contract/about-person.ts';

/** What this module keeps of persons. */
export const aboutPerson: readonly PersonTable[] = [
  told(
    'profile.detail',
    'person_id',
    ...['country', 'county', 'city', 'street', 'postal_index', 'dietary_preferences'],
  ),
  told('profile.verified_contact', 'person_id', 'channel', 'address', 'verified_at'),
  untold('profile.contact_check', 'person_id', 'A code on its way, kept by its hash, and gone within a day.'),
  untold('profile.id_code_try', 'person_id', 'How often a personal code was typed today, so that nobody guesses.'),
  told('profile.copy', 'person_id', 'asked_at', 'ready_at', 'size'),
];
