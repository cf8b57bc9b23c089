import { describeFile, filesOf } from '#modules/files/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import type { DiaryDay } from '../contract/diary-shapes.ts';
import { getDiary as contract } from '../contract/get-diary.ts';
import { lessonFile } from '../contract/lesson-file.ts';
import { mayReport } from '../rules/may-report.ts';
import { weekOf } from '../rules/week-of.ts';
import { absencesInWeek, describeAbsence } from './absence-store.ts';
import { markDiarySeen } from './diary-news-store.ts';
import { assessmentsOf, freeDaysIn, homeworkDue, lessonsOf, plannedOf } from './diary-store.ts';
import { typeOf } from './event-store.ts';
import { loadPupil, wallClockOf } from './pupil-store.ts';

export const getDiary = handle(contract, async ({ tx, actor, params, query, credential, now }) => {
  const pupil = await loadPupil(tx, actor, params.studentId, now);
  const { today } = wallClockOf(pupil, now);
  const week = weekOf(query.week ?? today);
  const span = { from: week[0] ?? today, until: week.at(-1) ?? today };
  const lessons = await lessonsOf(tx, pupil, span);
  const homework = await homeworkDue(tx, pupil, span);
  const lessonIds = [...lessons.map(({ id }) => id), ...homework.flatMap(({ given_in }) => given_in?.id ?? [])];
  const kept = Map.groupBy(await filesOf(tx, lessonFile.app_name, [...new Set(lessonIds)]), ({ thing_id }) => thing_id);
  const filesIn = (event_id: number | undefined) =>
    (kept.get(event_id ?? 0) ?? []).map((file) => describeFile({ actor, credential, now }, file));
  const planned = await plannedOf(tx, pupil, span);
  const assessments = await assessmentsOf(tx, pupil, span);
  const free = await freeDaysIn(tx, pupil, span);
  const absences = (await absencesInWeek(tx, pupil, span.from, span.until)).map((row) =>
    describeAbsence(row, pupil, now),
  );
  const days = week.map(
    (day): DiaryDay => ({
      day,
      free: free.find(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on)?.name ?? null,
      lessons: lessons
        .filter(({ event_date }) => event_date === day)
        .map((lesson) => ({ ...lesson, lesson_type: typeOf(lesson), files: filesIn(lesson.id) })),
      planned: planned.filter(({ event_date }) => event_date === day),
      homework: homework
        .filter(({ due_on }) => due_on === day)
        .map((work) => ({ ...work, files: filesIn(work.given_in?.id) })),
      assessments: assessments.filter(({ assessed_on }) => assessed_on === day),
      absences: absences.filter(({ from, to }) => from.slice(0, 10) <= day && day <= to.slice(0, 10)),
    }),
  );
  if (week.includes(today)) await markDiarySeen(tx, actor.user_id, pupil.id, now);
  const { id, firstname, lastname } = pupil;
  return {
    student: { id, firstname, lastname },
    today,
    starts_on: span.from,
    ends_on: span.until,
    days,
    may_report: mayReport(pupil, now).allowed,
  };
});
