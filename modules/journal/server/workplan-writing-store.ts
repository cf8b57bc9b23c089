import { sql } from 'kysely';
import { filesOf, linkFiles, unlinkFiles } from '#modules/files/server/doors.ts';
import type { Actor, SchoolScope } from '#platform/server/actor.ts';
import { oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { refusingOn } from '#platform/server/refusal.ts';
import { workplanFile } from '../contract/workplan-file.ts';
import type { WrittenWorkplan } from '../contract/workplan-shapes.ts';
import type { WorkplanParts } from '../rules/judge-workplan.ts';

const LAWS = { workplan_school_id_class_level_id_fkey: 'workplan_level_unknown' };

/** How many plans somebody has at a school; they add none until the end of the transaction. */
export async function countOwnWorkplans(tx: Transaction, { school_id, actor }: SchoolScope): Promise<number> {
  await rows(tx, sql`select pg_advisory_xact_lock(hashtext('journal.workplan'), ${actor.user_id})`);
  const { count } = await oneRow(
    tx,
    sql<{ count: number }>`
      select count(*) as count from journal.workplan where school_id = ${school_id} and created_by = ${actor.user_id}`,
  );
  return count;
}

export async function insertWorkplan(
  tx: Transaction,
  { school_id, actor }: SchoolScope,
  { name, description = '', class_level_id = null, is_shared = false }: WrittenWorkplan,
  now: Date,
): Promise<number> {
  const { id } = await refusingOn(
    LAWS,
    oneRow(
      tx,
      sql<{ id: number }>`
        insert into journal.workplan (school_id, name, description, class_level_id, is_shared, created_by, created_at, updated_at)
        values (${school_id}, ${name.trim()}, ${description}, ${class_level_id}, ${is_shared}, ${actor.user_id}, ${now}, ${now})
        returning id`,
    ),
  );
  return id;
}

/** What was not sent stays as it is. */
export const rewriteWorkplan = (
  tx: Transaction,
  id: number,
  { name, description, class_level_id, is_shared }: WrittenWorkplan,
  now: Date,
): Promise<unknown> =>
  refusingOn(
    LAWS,
    rows(
      tx,
      sql`
        update journal.workplan set name = ${name.trim()}, description = coalesce(${description ?? null}, description),
          class_level_id = ${class_level_id === undefined ? sql`class_level_id` : sql.val(class_level_id)},
          is_shared = coalesce(${is_shared ?? null}, is_shared), version = version + 1, updated_at = ${now}
        where id = ${id}`,
    ),
  );

/** The blocks and lessons that a plan has. */
export async function partsOf(tx: Transaction, workplan_id: number): Promise<WorkplanParts> {
  const found = await rows(
    tx,
    sql<{ id: number; is_block: boolean }>`
      select id, true as is_block from journal.workplan_block where workplan_id = ${workplan_id}
      union all select id, false from journal.workplan_lesson where workplan_id = ${workplan_id}`,
  );
  const ids = (is_block: boolean) => found.filter((part) => part.is_block === is_block).map(({ id }) => id);
  return { block_ids: ids(true), lesson_ids: ids(false) };
}

/** Writes the blocks in their order, and gives their ids by place. */
async function writeBlocks(tx: Transaction, workplan_id: number, { blocks }: WrittenWorkplan): Promise<number[]> {
  const written = JSON.stringify(blocks.map(({ id, name }, place) => ({ id, name: name.trim(), place })));
  const wanted = sql`json_to_recordset(${written}) as wanted (id int, name text, place int)`;
  const kept = await rows(
    tx,
    sql<{ id: number; position: number }>`
      update journal.workplan_block block set name = wanted.name, position = wanted.place from ${wanted}
      where block.id = wanted.id and block.workplan_id = ${workplan_id} returning block.id, block.position`,
  );
  const added = await rows(
    tx,
    sql<{ id: number; position: number }>`
      insert into journal.workplan_block (workplan_id, position, name)
      select ${workplan_id}, wanted.place, wanted.name from ${wanted} where wanted.id is null order by wanted.place
      returning id, position`,
  );
  return [...kept, ...added].sort((one, other) => one.position - other.position).map(({ id }) => id);
}

async function writeLessons(
  tx: Transaction,
  workplan_id: number,
  block_ids: readonly number[],
  { blocks }: WrittenWorkplan,
): Promise<void> {
  const written = blocks.flatMap(({ lessons }, block) =>
    lessons.map(({ id, name, description = '' }, place) => ({
      id,
      block_id: block_ids[block],
      place,
      name: name.trim(),
      description,
    })),
  );
  const wanted = sql`json_to_recordset(${JSON.stringify(written)})
    as wanted (id int, block_id int, place int, name text, description text)`;
  await rows(
    tx,
    sql`
      update journal.workplan_lesson lesson set block_id = wanted.block_id, position = wanted.place, name = wanted.name,
        description = wanted.description from ${wanted}
      where lesson.id = wanted.id and lesson.workplan_id = ${workplan_id}`,
  );
  await rows(
    tx,
    sql`
      insert into journal.workplan_lesson (workplan_id, block_id, position, name, description)
      select ${workplan_id}, wanted.block_id, wanted.place, wanted.name, wanted.description from ${wanted}
      where wanted.id is null order by wanted.block_id, wanted.place`,
  );
}

/** A lesson that was deleted holds nothing back. */
const unlinkDeleted = (tx: Transaction, workplan_id: number): Promise<unknown> =>
  rows(
    tx,
    sql`
      update journal.event set workplan_lesson_id = null
      where deleted_at is not null and workplan_lesson_id in (
        select id from journal.workplan_lesson where workplan_id = ${workplan_id} and position < 0)`,
  );

/**
 * Writes what a plan consists of. All places are made negative first, so that none is taken while things change theirs; what
 * has a negative one afterwards was not named any more.
 */
export async function writeParts(tx: Transaction, workplan_id: number, written: WrittenWorkplan): Promise<void> {
  for (const table of ['workplan_block', 'workplan_lesson'])
    await rows(
      tx,
      sql`update journal.${sql.raw(table)} set position = -position - 1 where workplan_id = ${workplan_id}`,
    );
  const block_ids = await writeBlocks(tx, workplan_id, written);
  await writeLessons(tx, workplan_id, block_ids, written);
  await unlinkDeleted(tx, workplan_id);
  await refusingOn(
    { event_workplan_lesson_id_fkey: 'workplan_lesson_taught' },
    rows(tx, sql`delete from journal.workplan_lesson where workplan_id = ${workplan_id} and position < 0`),
  );
  await rows(tx, sql`delete from journal.workplan_block where workplan_id = ${workplan_id} and position < 0`);
}

/** Gives a plan the file that was named, in place of the one that it had. */
export async function writeWorkplanFile(
  tx: Transaction,
  actor: Actor,
  workplan_id: number,
  file_id: number | null | undefined,
  now: Date,
): Promise<void> {
  if (file_id === undefined) return;
  const present = await filesOf(tx, workplanFile.app_name, [workplan_id]);
  if (file_id !== null && present.some(({ id }) => id === file_id)) return;
  if (present.length > 0) await unlinkFiles(tx, workplanFile, { thing_id: workplan_id }, now);
  if (file_id !== null) await linkFiles(tx, actor, workplanFile, { thing_id: workplan_id, file_ids: [file_id] }, now);
}

/** A plan that is followed or was taught by stays; the database sees also what comes at the same moment. */
export async function removeWorkplan(tx: Transaction, id: number, now: Date): Promise<void> {
  await rows(tx, sql`update journal.workplan_lesson set position = -position - 1 where workplan_id = ${id}`);
  await unlinkDeleted(tx, id);
  await refusingOn(
    { event_workplan_lesson_id_fkey: 'workplan_in_use', journal_school_id_workplan_id_fkey: 'workplan_in_use' },
    rows(tx, sql`delete from journal.workplan where id = ${id}`),
  );
  await unlinkFiles(tx, workplanFile, { thing_id: id }, now);
}
