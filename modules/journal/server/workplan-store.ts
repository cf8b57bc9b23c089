import { sql } from 'kysely';
import { levelName } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import type { Workplan } from '../contract/shapes.ts';
import { rightsOnWorkplan } from './kept-workplan-store.ts';

type Plan = Pick<Workplan, 'id' | 'name' | 'description' | 'class_level' | 'blocks'>;

/** A workplan with its lessons in their order, and when each was last taught in one journal. */
export const workplanOf = (tx: Transaction, journal_id: number, workplan_id: number): Promise<Plan> =>
  oneRow(
    tx,
    sql<Plan>`
      with taught as (
        select workplan_lesson_id, max(event_date) as taught_on from journal.event
        where journal_id = ${journal_id} and deleted_at is null and workplan_lesson_id is not null group by 1)
      select workplan.id, workplan.name, workplan.description,
        ${levelName(sql.ref('workplan.class_level_id'))} as class_level,
        coalesce((
          select json_agg(json_build_object('id', block.id, 'name', block.name, 'lessons', coalesce((
            select json_agg(json_build_object('id', lesson.id, 'name', lesson.name, 'description', lesson.description,
              'taught_on', taught.taught_on) order by lesson.position)
            from journal.workplan_lesson lesson left join taught on taught.workplan_lesson_id = lesson.id
            where lesson.block_id = block.id), '[]')) order by block.position)
          from journal.workplan_block block where block.workplan_id = workplan.id), '[]') as blocks
      from journal.workplan where workplan.id = ${workplan_id}`,
  );

/** Whether a lesson belongs to a workplan; whoever takes it out at this moment waits until it is used. */
export async function isInWorkplan(
  tx: Transaction,
  workplan_id: number | null,
  workplan_lesson_id: number,
): Promise<boolean> {
  const found = await firstRow(
    tx,
    sql`
      select from journal.workplan_lesson
      where id = ${workplan_lesson_id} and workplan_id = ${workplan_id} for key share`,
  );
  return found !== undefined;
}

/** Whose a workplan is: its author, and those who teach in journals that follow it. */
export async function peopleOfWorkplan(tx: Transaction, workplan_id: number): Promise<number[]> {
  const found = await rows(
    tx,
    sql<{ person_id: number }>`
      select created_by as person_id from journal.workplan where id = ${workplan_id}
      union
      select teacher.person_id from journal.journal join journal.teacher on teacher.journal_id = journal.id
      where journal.workplan_id = ${workplan_id}`,
  );
  return found.map(({ person_id }) => person_id);
}

/** The journals that follow a workplan. */
export async function journalsFollowing(tx: Transaction, workplan_id: number): Promise<number[]> {
  const found = await rows(
    tx,
    sql<{ id: number }>`select id from journal.journal where workplan_id = ${workplan_id} order by id`,
  );
  return found.map(({ id }) => id);
}

/** The file of a workplan is for those who may read the plan. */
export const maySeeWorkplan = async (tx: Transaction, actor: Actor, workplan_id: number): Promise<boolean> =>
  (await rightsOnWorkplan(tx, actor, workplan_id)).read;
