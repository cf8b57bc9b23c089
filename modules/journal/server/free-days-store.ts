import { sql } from 'kysely';
import type { SchoolScope } from '#platform/server/actor.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { refusingOn } from '#platform/server/refusal.ts';
import type { FreeDays, WrittenFreeDays } from '../contract/free-days-shapes.ts';

const columns = sql`id, name, starts_on, ends_on, version`;

export const freeDaysOf = (tx: Transaction, { school_id }: SchoolScope): Promise<FreeDays[]> =>
  rows(
    tx,
    sql<FreeDays>`
      select ${columns} from journal.free_days where school_id = ${school_id} order by starts_on, ends_on desc, id`,
  );

export async function countFreeDays(tx: Transaction, { school_id }: SchoolScope): Promise<number> {
  await rows(tx, sql`select pg_advisory_xact_lock(hashtext('journal.free_days'), ${school_id})`);
  const { count } = await oneRow(
    tx,
    sql<{ count: number }>`select count(*) as count from journal.free_days where school_id = ${school_id}`,
  );
  return count;
}

/** Takes hold of free days of the school. */
export const holdFreeDays = (tx: Transaction, { school_id }: SchoolScope, id: number): Promise<FreeDays | undefined> =>
  firstRow(
    tx,
    sql<FreeDays>`select ${columns} from journal.free_days where id = ${id} and school_id = ${school_id} for update`,
  );

/** What the rule found good, as it is written. */
const judged = ({ name, starts_on, ends_on }: WrittenFreeDays) => ({
  name: String(name).trim(),
  starts_on: String(starts_on),
  ends_on: String(ends_on),
});

// Two leaders may enter the same holidays at the same moment; the index sees both.
const LAWS = { free_days_once: 'free_days_there_already' };

export function insertFreeDays(tx: Transaction, school: SchoolScope, written: WrittenFreeDays): Promise<FreeDays> {
  const { name, starts_on, ends_on } = judged(written);
  return refusingOn(
    LAWS,
    oneRow(
      tx,
      sql<FreeDays>`
        insert into journal.free_days (school_id, name, starts_on, ends_on)
        values (${school.school_id}, ${name}, ${starts_on}, ${ends_on}) returning ${columns}`,
    ),
  );
}

export function rewriteFreeDays(tx: Transaction, { id }: FreeDays, written: WrittenFreeDays): Promise<FreeDays> {
  const { name, starts_on, ends_on } = judged(written);
  return refusingOn(
    LAWS,
    oneRow(
      tx,
      sql<FreeDays>`
        update journal.free_days set name = ${name}, starts_on = ${starts_on}, ends_on = ${ends_on}, version = version + 1
        where id = ${id} returning ${columns}`,
    ),
  );
}

export const removeFreeDays = (tx: Transaction, { id }: FreeDays): Promise<unknown> =>
  rows(tx, sql`delete from journal.free_days where id = ${id}`);
