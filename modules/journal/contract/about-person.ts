import { type PersonTable, told, untold } from '#platform/contract/about-person.ts';

const WROTE = 'Who wrote something for a class stands there for its readers; it is about the class.';

/** What this module keeps of persons. */
export const aboutPerson: readonly PersonTable[] = [
  told('journal.student', 'person_id', 'journal_id', 'joined_on', 'left_on'),
  told('journal.event_student', 'person_id', 'event_id'),
  told(
    'journal.cell',
    'person_id',
    ...[
      'journal_id',
      'event_id',
      'assessment_id',
      'attendance',
      'value',
      'points',
      'comment_type',
      'comment',
      'written_at',
    ],
  ),
  told(
    'journal.absence',
    'person_id',
    'school_id',
    'reason',
    'starts_at',
    'ends_at',
    'all_day',
    'created_at',
    'cancelled_at',
  ),
  told('journal.absence', 'reported_by', 'school_id', 'person_id', 'created_at'),
  told('journal.homework_done', 'person_id', 'homework_id', 'done_at'),
  told('journal.diary_seen', 'person_id', 'student_id', 'seen_at'),
  untold('journal.diary_seen', 'student_id', 'When a guardian reads the diary is about the guardian.'),
  told('journal.teacher', 'person_id', 'journal_id'),
  told('journal.event', 'created_by', 'id', 'journal_id', 'title', 'event_date', 'created_at'),
  told('journal.assessment', 'created_by', 'id', 'journal_id', 'title', 'assessed_on', 'created_at'),
  told('journal.homework', 'created_by', 'id', 'journal_id', 'description', 'due_on', 'created_at'),
  told('journal.whiteboard_item', 'created_by', 'school_id', 'title', 'description', 'is_shared', 'created_at'),
  told('journal.workplan', 'created_by', 'school_id', 'name', 'description', 'created_at'),
  told('journal.journal', 'created_by', 'id', 'school_id', 'title', 'created_at'),
  untold('journal.journal', 'locked_by', WROTE),
  untold('journal.event', 'updated_by', WROTE),
  untold('journal.assessment', 'updated_by', WROTE),
  untold('journal.homework', 'updated_by', WROTE),
  untold('journal.cell', 'written_by', 'A grade is about the pupil, who is given it.'),
  untold('journal.cell', 'comment_by', 'A word about a pupil is about the pupil, who is given it.'),
  untold('journal.cell_log', 'written_by', 'A grade is about the pupil, who is given it.'),
];
