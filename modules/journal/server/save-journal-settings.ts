import { dayAt, studyYear } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { journalChanged } from '../contract/facts.ts';
import { saveJournalSettings as contract } from '../contract/save-journal-settings.ts';
import { writeRoster } from './roster-store.ts';
import { holdKept, rewriteJournal, settingsOf, writeSlots, writeTeachers } from './settings-store.ts';
import { judgeWrittenSettings, rosterOf } from './settings-writing-store.ts';
import { tellJournal } from './telling-store.ts';

export const saveJournalSettings = handle(contract, async ({ tx, actor, params, body, now, announce, refuse }) => {
  const journal = await holdKept(tx, actor, params.id);
  const today = await dayAt(tx, journal.school_id, now);
  const before = await settingsOf(tx, actor, journal.id, today);
  const written = await judgeWrittenSettings(tx, actor, body, before, now);
  if (body.since !== undefined && body.since !== journal.updated_at) refuse('journal_saved_meanwhile');
  if (written.is_point_based !== before.is_point_based && before.has_grades) refuse('journal_has_grades');
  const year = (await studyYear(tx, journal.study_year_id)) ?? refuse('journal_not_found');
  await rewriteJournal(tx, journal, written, now);
  const gone = await writeTeachers(tx, journal.id, written.teacher_ids);
  await writeRoster(tx, journal, rosterOf(written), { joined_on: today, left_on: today, now });
  await writeSlots(tx, journal.id, written.slots, { from: today, until: year.ends_on });
  await tellJournal(announce, journal.id);
  // Whoever teaches there no longer, or leads a class that it was of, is not among its readers, and has it in the list still.
  const about = { journal_id: journal.id };
  if (gone.length > 0) await announce(journalChanged, about, { persons: gone });
  if (before.class_id !== null && before.class_id !== written.class_id)
    await announce(journalChanged, about, { name: `journal-class:${before.class_id}` });
  return settingsOf(tx, actor, journal.id, today);
});
