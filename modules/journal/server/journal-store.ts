import { sql } from 'kysely';
import { byName, className, userJson } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import { Refusal } from '#platform/server/refusal.ts';
import type { JournalRow } from '../contract/shapes.ts';
import { type JournalRights, journalRights } from '../rules/may-open.ts';

/** A journal as its table has it, and whether the caller teaches in it. */
export type JournalFacts = Omit<JournalRow, 'missing_count' | 'student_count' | 'teachers'> & {
  readonly school_id: number;
  readonly study_year_id: number;
  readonly class_id: number | null;
  readonly individual: boolean;
  readonly name_first: boolean;
  readonly teaches: boolean;
};

/** The school of a journal, inside a statement: asked once, however many rows there are. */
export const schoolOf = (journal_id: number) => sql`(select school_id from journal.journal where id = ${journal_id})`;

export const teachersJson = sql`coalesce((
  select json_agg(json_build_object('user_id', named.person_id, 'name', named.one->>'firstname' || ' ' || (named.one->>'lastname'))
    order by ${byName(sql.ref('named.person_id'), sql.ref('journal.school_id'))}, named.person_id)
  from (select teacher.person_id, ${userJson(sql.ref('teacher.person_id'))} as one
    from journal.teacher where teacher.journal_id = journal.id) named), '[]')`;

export const journalColumns = sql`
  journal.id, journal.title, journal.icon, journal.type, ${className(sql.ref('journal.class_id'))} as class_name,
  journal.locked_at is not null as is_locked, journal.is_point_based, journal.workplan_id`;

const facts = (actor: Actor) => sql`
  select ${journalColumns}, journal.school_id, journal.study_year_id, journal.class_id,
    journal.individual, journal.name_first,
    exists (select from journal.teacher
      where teacher.journal_id = journal.id and teacher.person_id = ${actor.user_id}) as teaches
  from journal.journal`;

const rightsOn = (actor: Actor, journal: JournalFacts): JournalRights =>
  journalRights({
    type_id: actor.role?.type_id ?? 0,
    class_id: actor.role?.class_id ?? null,
    teaches: journal.teaches,
    journal,
  });

async function find(tx: Transaction, actor: Actor, id: number, isHeld: boolean): Promise<JournalFacts | undefined> {
  const school_id = actor.role?.school_id ?? 0;
  // Held first and read then: a statement that had to wait would see the teachers as they were before.
  if (isHeld) await rows(tx, sql`select from journal.journal where id = ${id} and school_id = ${school_id} for share`);
  return firstRow(
    tx,
    sql<JournalFacts>`
      ${facts(actor)} where journal.id = ${id} and journal.school_id = ${school_id}`,
  );
}

type Readable = { readonly journal: JournalFacts; readonly may: JournalRights };

/** A journal that the caller may open, with what they may do in it; undefined for those of others. */
export async function findReadable(tx: Transaction, actor: Actor, id: number): Promise<Readable | undefined> {
  const journal = await find(tx, actor, id, false);
  const may = journal && rightsOn(actor, journal);
  return journal && may?.open ? { journal, may } : undefined;
}

/** The same, where one of somebody else is like one that does not exist. */
export async function loadReadable(tx: Transaction, actor: Actor, id: number): Promise<Readable> {
  const found = await findReadable(tx, actor, id);
  if (found === undefined) throw new Refusal('journal_not_found');
  return found;
}

/** A journal in which the caller teaches. */
export async function loadTaught(tx: Transaction, actor: Actor, id: number): Promise<JournalFacts> {
  const { journal } = await loadReadable(tx, actor, id);
  if (!journal.teaches) throw new Refusal('journal_not_found');
  return journal;
}

/** The same for a write: nobody locks the journal until it is done, and a locked one is refused (S3 section 4). */
export async function holdTaught(tx: Transaction, actor: Actor, id: number): Promise<JournalFacts> {
  const journal = await find(tx, actor, id, true);
  if (!journal?.teaches) throw new Refusal('journal_not_found');
  if (!rightsOn(actor, journal).write) throw new Refusal('journal_locked');
  return journal;
}
