import { handle } from '#platform/server/handle.ts';
import { listAbsences as contract } from '../contract/list-absences.ts';
import { mayReport } from '../rules/may-report.ts';
import { absencePage, describeAbsence } from './absence-store.ts';
import { loadPupil } from './pupil-store.ts';

export const listAbsences = handle(contract, async ({ tx, actor, params, query, now }) => {
  const pupil = await loadPupil(tx, actor, params.studentId, now);
  const { found, total } = await absencePage(tx, pupil, query.page ?? 1);
  return {
    absences: found.map((row) => describeAbsence(row, pupil, now)),
    total,
    may_report: mayReport(pupil, now).allowed,
  };
});
