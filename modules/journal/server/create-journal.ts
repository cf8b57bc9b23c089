import { dayAt, runningYear, studyYear } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { createJournal as contract } from '../contract/create-journal.ts';
import { writeRoster } from './roster-store.ts';
import { insertJournal, writeSlots, writeTeachers } from './settings-store.ts';
import { judgeWrittenSettings, rosterOf } from './settings-writing-store.ts';
import { tellJournal } from './telling-store.ts';

export const createJournal = handle(contract, async ({ tx, actor, school, body, now, announce, refuse }) => {
  const { school_id } = school;
  const written = await judgeWrittenSettings(tx, actor, body, null, now);
  const study_year_id = (await runningYear(tx, school_id, now)) ?? refuse('no_running_study_year');
  const year = (await studyYear(tx, study_year_id)) ?? refuse('no_running_study_year');
  const today = await dayAt(tx, school_id, now);
  const id = await insertJournal(tx, school, study_year_id, written, now);
  await writeTeachers(tx, id, written.teacher_ids);
  // Its pupils are in it from the beginning of the year, so that lessons of past weeks can be entered for them.
  await writeRoster(tx, { id, school_id }, rosterOf(written), { joined_on: year.starts_on, left_on: today, now });
  await writeSlots(tx, id, written.slots, { from: today, until: year.ends_on });
  await tellJournal(announce, id);
  return { id };
});
