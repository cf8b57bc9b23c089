import { runningYear } from '#modules/people/server/doors.ts';
import { handle } from '#platform/server/handle.ts';
import { listGrades as contract } from '../contract/list-grades.ts';
import { aggregateOf } from '../rules/aggregate.ts';
import { creditOf } from '../rules/credit-of.ts';
import { rangesOf } from './credit-store.ts';
import { typeOf } from './event-store.ts';
import { gradedJournals, gradesIn } from './grade-store.ts';
import { loadPupil } from './pupil-store.ts';

export const listGrades = handle(contract, async ({ tx, actor, params, now }) => {
  const pupil = await loadPupil(tx, actor, params.studentId, now);
  const year = await runningYear(tx, pupil.school_id, now);
  const journals = year === null ? [] : await gradedJournals(tx, pupil, year);
  const ids = journals.map(({ id }) => id);
  const grades = Map.groupBy(await gradesIn(tx, pupil, ids), ({ journal_id }) => journal_id);
  const ranges = journals.some(({ is_point_based }) => is_point_based) ? await rangesOf(tx, pupil) : [];
  return journals.map((journal) => {
    const own = grades.get(journal.id) ?? [];
    const reached = aggregateOf(
      own.map(({ value, points, ...rest }) => ({ ...rest, value: value ?? undefined, points: points ?? undefined })),
    );
    return {
      ...journal,
      ...reached,
      credit: journal.is_point_based && reached.percent !== null ? creditOf(reached.percent, ranges) : null,
      grades: own.map((grade) => ({ ...grade, lesson_type: typeOf(grade) })),
    };
  });
});
