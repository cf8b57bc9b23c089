import { type RawBuilder, sql } from 'kysely';
import { classLevels, className, isCalled, levelName, userJson } from '#modules/people/server/doors.ts';
import type { Actor, SchoolScope } from '#platform/server/actor.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { Refusal } from '#platform/server/refusal.ts';
import { WORKPLAN_JOURNALS_NAMED, WORKPLANS_PAGE } from '../contract/limits.ts';
import type { KeptWorkplan, WorkplanRow } from '../contract/workplan-shapes.ts';
import { keepsJournals } from '../rules/may-keep-journals.ts';
import { type WorkplanRights, type WorkplanStanding, workplanRights } from '../rules/may-keep-workplan.ts';

type Standing = Omit<WorkplanStanding, 'type_id'>;

/** What the caller is to a workplan, as columns of a statement about it. */
const standing = ({ user_id }: Actor): RawBuilder<unknown> => sql`
  workplan.created_by = ${user_id} as is_author, workplan.is_shared,
  exists (select from journal.journal join journal.teacher on teacher.journal_id = journal.id
    where journal.workplan_id = workplan.id and teacher.person_id = ${user_id}) as teaches_by_it`;

const rightsOn = ({ role }: Actor, plan: Standing): WorkplanRights =>
  workplanRights({ ...plan, type_id: role?.type_id ?? 0 });

/** What the caller may do with a workplan of their school; nothing with one that is not there. */
export async function rightsOnWorkplan(tx: Transaction, actor: Actor, workplan_id: number): Promise<WorkplanRights> {
  const plan = await firstRow(
    tx,
    sql<Standing>`
      select ${standing(actor)} from journal.workplan
      where workplan.id = ${workplan_id} and workplan.school_id = ${actor.role?.school_id ?? 0}`,
  );
  return plan === undefined ? { read: false, write: false } : rightsOn(actor, plan);
}

type HeldWorkplan = {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly is_shared: boolean;
};

/** Takes hold of a workplan for a change: whoever cannot read it does not learn that it is there. */
export async function holdWorkplan(tx: Transaction, school: SchoolScope, id: number): Promise<HeldWorkplan> {
  const held = await firstRow(
    tx,
    sql<HeldWorkplan>`
      select id, version, name, is_shared from journal.workplan where id = ${id} and school_id = ${school.school_id} for update`,
  );
  // Held first and read then: a statement that had to wait would see the plan as it was before.
  const may = await rightsOnWorkplan(tx, school.actor, id);
  if (held === undefined || !may.read) throw new Refusal('workplan_not_found');
  if (!may.write) throw new Refusal('workplan_not_yours');
  return held;
}

const commonColumns = (actor: Actor) => sql`
  workplan.id, workplan.name, ${levelName(sql.ref('workplan.class_level_id'))} as class_level, workplan.updated_at,
  (select count(*)::int from journal.workplan_lesson lesson where lesson.workplan_id = workplan.id) as lesson_count,
  (select json_build_object('user_id', workplan.created_by, 'name', named.one->>'firstname' || ' ' || (named.one->>'lastname'))
    from (select ${userJson(sql.ref('workplan.created_by'))} as one) named) as author,
  ${standing(actor)}`;

const journalCount = sql`(select count(*)::int from journal.journal where journal.workplan_id = workplan.id)`;

const withRights = <Row extends Standing>(actor: Actor, { is_author, teaches_by_it, ...row }: Row) => ({
  ...row,
  may: { write: rightsOn(actor, { is_author, teaches_by_it, is_shared: row.is_shared }).write },
});

/** A page of the workplans that the caller may read, their own first, and how many there are. */
export async function workplansOf(
  tx: Transaction,
  { school_id, actor }: SchoolScope,
  { search, page }: { search: string; page: number },
): Promise<{ workplans: WorkplanRow[]; total: number }> {
  const isOpen = keepsJournals(actor.role?.type_id ?? 0)
    ? sql`true`
    : sql`(listed.is_author or listed.is_shared or listed.teaches_by_it)`;
  const found = sql`
    from (select ${commonColumns(actor)},
        ${journalCount} as journal_count
      from journal.workplan where workplan.school_id = ${school_id}) listed
    where ${isOpen} and ${isCalled(sql`concat_ws(' ', listed.name, listed.class_level, listed.author->>'name')`, search)}`;
  const { total } = await oneRow(tx, sql<{ total: number }>`select count(*) as total ${found}`);
  const listed = await rows(
    tx,
    sql<Omit<WorkplanRow, 'may'> & Standing>`
      select listed.* ${found}
      order by not listed.is_author, listed.name collate "und-x-icu", listed.id
      limit ${WORKPLANS_PAGE} offset ${(page - 1) * WORKPLANS_PAGE}`,
  );
  return { workplans: listed.map((row) => withRights(actor, row)), total };
}

const blocksJson = sql`coalesce((
  select json_agg(json_build_object('id', block.id, 'name', block.name, 'lessons', coalesce((
    select json_agg(json_build_object('id', lesson.id, 'name', lesson.name, 'description', lesson.description,
      'taught_count', (select count(*) from journal.event
        where event.workplan_lesson_id = lesson.id and event.deleted_at is null)) order by lesson.position)
    from journal.workplan_lesson lesson where lesson.block_id = block.id), '[]')) order by block.position)
  from journal.workplan_block block where block.workplan_id = workplan.id), '[]')`;

const journalsJson = sql`coalesce((
  select json_agg(json_build_object('id', followed.id, 'title', followed.title, 'class_name', followed.class_name)
    order by followed.year desc, followed.title collate "und-x-icu", followed.class_name, followed.id)
  from (select journal.id, journal.title, ${className(sql.ref('journal.class_id'))} as class_name, journal.study_year_id as year
    from journal.journal where journal.workplan_id = workplan.id
    order by year desc, journal.title collate "und-x-icu", class_name, journal.id limit ${WORKPLAN_JOURNALS_NAMED}) followed), '[]')`;

/** The class levels of the school, by name. */
export const levelsOf = async (tx: Transaction, school: SchoolScope): Promise<{ id: number; name: string }[]> =>
  (await classLevels(tx, school)).map(({ id, name }) => ({ id, name }));

/** A workplan of the school as its keepers see it, without its file. */
export async function keptWorkplan(
  tx: Transaction,
  school: SchoolScope,
  id: number,
): Promise<Omit<KeptWorkplan, 'file'>> {
  const { actor, school_id } = school;
  const plan = await firstRow(
    tx,
    sql<Omit<KeptWorkplan, 'file' | 'levels' | 'may'> & Standing>`
      select ${commonColumns(actor)}, workplan.description, workplan.class_level_id, workplan.version,
        ${blocksJson} as blocks, ${journalsJson} as journals, ${journalCount} as journal_count
      from journal.workplan where workplan.id = ${id} and workplan.school_id = ${school_id}`,
  );
  if (plan === undefined || !rightsOn(actor, plan).read) throw new Refusal('workplan_not_found');
  return { ...withRights(actor, plan), levels: await levelsOf(tx, school) };
}
