import { sql } from 'kysely';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { Result } from '../contract/list-results.ts';

/** What the points of each pupil come to, in percent of what could be reached with them, as `aggregateOf` counts it. */
export const percentsIn = (tx: Transaction, journal_id: number): Promise<Omit<Result, 'credit'>[]> =>
  rows(
    tx,
    sql<Omit<Result, 'credit'>>`
      select cell.person_id as student_id, round(100 * sum(cell.points) / sum(reachable.most))::int as percent
      from journal.cell
      left join journal.event on event.id = cell.event_id and event.deleted_at is null
      left join journal.assessment on assessment.id = cell.assessment_id and assessment.deleted_at is null
        and assessment.is_in_aggregate
      cross join lateral (select coalesce(event.max_points, assessment.max_points) as most) reachable
      where cell.journal_id = ${journal_id} and cell.points is not null and reachable.most > 0
      group by cell.person_id order by cell.person_id`,
  );
