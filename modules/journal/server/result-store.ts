import { sql } from 'kysely';
import { rows, type Transaction } from '#platform/server/db.ts';

export type PointsRow = {
  readonly student_id: number;
  readonly points: number;
  readonly max_points: number | null;
  readonly is_in_aggregate: boolean;
};

/** The points that stand in the columns of a journal, and the most that each could bring. */
export const pointsIn = (tx: Transaction, journal_id: number): Promise<PointsRow[]> =>
  rows(
    tx,
    sql<PointsRow>`
      select cell.person_id as student_id, cell.points::float8 as points,
        coalesce(event.max_points, assessment.max_points)::float8 as max_points,
        coalesce(assessment.is_in_aggregate, true) as is_in_aggregate
      from journal.cell
      left join journal.event on event.id = cell.event_id and event.deleted_at is null
      left join journal.assessment on assessment.id = cell.assessment_id and assessment.deleted_at is null
      where cell.journal_id = ${journal_id} and cell.points is not null and (event.id is not null or assessment.id is not null)
      order by cell.person_id`,
  );
