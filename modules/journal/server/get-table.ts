import { filesOf } from '#modules/files/server/doors.ts';
import { activeRolesOf, noteLooks, schoolWithFeatures, studyYear } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { getTable as contract } from '../contract/get-table.ts';
import { lessonFile } from '../contract/lesson-file.ts';
import { commentTypes } from '../rules/may-comment.ts';
import { scaleOf } from '../rules/scale.ts';
import { todayOf } from './ground-store.ts';
import { loadReadable } from './journal-store.ts';
import { journalRow } from './journals-store.ts';
import { assessmentColumns, homeworkOf, lessonColumns, reportedIn, rowsOfTable } from './table-store.ts';
import { missingLessons } from './timetable-store.ts';
import { workplanNamed } from './workplan-choice-store.ts';

export const getTable = handle(contract, async ({ tx, actor, params, now, refuse }) => {
  const { journal, may } = await loadReadable(tx, actor, params.id);
  const school = (await schoolWithFeatures(tx, journal.school_id)) ?? refuse('journal_not_found');
  const study_year = (await studyYear(tx, journal.study_year_id)) ?? refuse('journal_not_found');
  const today = await todayOf(tx, journal, now);
  const students = await rowsOfTable(tx, journal.id);
  const lessons = await lessonColumns(tx, journal.id);
  const ids = lessons.map(({ id }) => id);
  const files = Map.groupBy(await filesOf(tx, lessonFile.app_name, ids), ({ thing_id }) => thing_id);
  await noteLooks(
    tx,
    journal,
    actor,
    students.map(({ student_id }) => student_id),
    'journal',
    now,
  );
  return {
    journal: {
      ...(await journalRow(tx, journal.id, today)),
      school_id: journal.school_id,
      study_year_id: journal.study_year_id,
      class_id: journal.class_id,
      name_first: journal.name_first,
      study_year,
      scale: [...scaleOf(school.country, journal.is_point_based)],
      workplan: await workplanNamed(tx, journal),
      may: {
        write: may.write,
        keep: may.keep,
        plan: may.plan,
        comment_types: may.write ? commentTypes(await activeRolesOf(tx, actor.user_id, now), journal) : [],
      },
    },
    students,
    lessons: lessons.map((lesson) => ({ ...lesson, file_count: files.get(lesson.id)?.length ?? 0 })),
    assessments: await assessmentColumns(tx, journal.id),
    homework: await homeworkOf(tx, journal.id),
    missing: await missingLessons(tx, journal.id, today),
    reported: await reportedIn(tx, journal.id, school.time_zone, study_year.starts_on),
  };
});
