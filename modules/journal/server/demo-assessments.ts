import { lot } from '#platform/server/lot.ts';
import { type Calendar, dayOf } from './demo-days.ts';
import { afterLesson, type Journal, type Planned } from './demo-lessons.ts';
import { testsOf } from './demo-subjects.ts';

const TERM_LEAST = 3;
const TERM_MORE = 3;
const POINTS = [20, 30, 40, 50];
/** How long before it is written a test is announced, in days. */
const ANNOUNCED = 10;

/** The lessons in which graded work is written: three to five in each term, evenly through it. */
function testDays({ id }: Journal, planned: readonly Planned[], { turn }: Calendar): number[] {
  const terms = [planned.filter(({ day }) => day < turn), planned.filter(({ day }) => day >= turn)];
  return terms.flatMap((term, which) => {
    const before = which === 0 ? 0 : (terms[0]?.length ?? 0);
    const count = Math.min(TERM_LEAST + Math.floor(lot(id, which, 21) * TERM_MORE), term.length);
    return Array.from({ length: count }, (_, step) => before + Math.floor(((step + 0.75) / count) * term.length));
  });
}

/** The graded work of a journal as rows: what was written before today, and what was announced. */
export function drawAssessments(
  journal: Journal,
  planned: readonly Planned[],
  calendar: Calendar,
  given: { readonly today: number; readonly since: number; readonly firstId: number },
) {
  const { plan, outline, id: journal_id } = journal;
  const kinds = testsOf(plan.code);
  const last = given.today + (plan.is_shown ? ANNOUNCED : -1);
  return testDays(journal, planned, calendar)
    .map((place, step) => ({ place, step, at: planned[place] }))
    .filter((one): one is typeof one & { at: Planned } => one.at !== undefined)
    .filter(({ at }) => at.day >= given.since && at.day <= last)
    .map(({ place, step, at }, order) => {
      const block = outline[place % outline.length]?.block ?? plan.title;
      // Announced before it is written, and never after this start.
      const told = `${dayOf(Math.min(at.day - ANNOUNCED, given.today - 1))}T14:00:00Z`;
      const isOver = at.day < given.today;
      return {
        id: given.firstId + order,
        journal_id,
        title: `${kinds[step % kinds.length]}: ${block}`,
        description: step % 2 === 0 ? `Everything of the block “${block}”.` : '',
        max_points: plan.is_point_based ? (POINTS[step % POINTS.length] ?? 20) : null,
        assessed_on: dayOf(at.day),
        is_in_aggregate: lot(journal_id, step, 22) < 0.9,
        created_by: plan.teacher_id,
        created_at: told,
        updated_by: plan.teacher_id,
        updated_at: isOver ? afterLesson(at) : told,
      };
    });
}
