import { type PersonTable, told, untold } from '#platform/contract/about-person.ts';

/** What this module keeps of persons. */
export const aboutPerson: readonly PersonTable[] = [
  told('notices.notice', 'person_id', 'event_id', 'in_app', 'created_at', 'read_at'),
  told('notices.choice', 'person_id', 'kind', 'in_app', 'email', 'push', 'sms'),
  told('notices.quiet_hours', 'person_id', 'from_time', 'to_time'),
  told('notices.subscription', 'person_id', 'created_at'),
  untold('notices.digest', 'person_id', 'When the last summary left; the summaries themselves are in the mailbox.'),
];
