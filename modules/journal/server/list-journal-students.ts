import { noteLooks } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { listJournalStudents as contract } from '../contract/list-journal-students.ts';
import { dayOfEvent } from './event-store.ts';
import { loadTaught } from './journal-store.ts';
import { studentsOf } from './student-store.ts';

export const listJournalStudents = handle(contract, async ({ tx, actor, params, query, now, refuse }) => {
  const journal = await loadTaught(tx, actor, params.id);
  const event_id = query.journal_event_id ?? null;
  if (event_id !== null && (await dayOfEvent(tx, journal.id, event_id)) === undefined) refuse('error.expand');
  const students = await studentsOf(tx, journal.id, event_id);
  const ids = students.map(({ student_id }) => student_id);
  await noteLooks(tx, journal, actor, ids, 'journal', now);
  return students;
});
