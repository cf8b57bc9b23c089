import { sql } from 'kysely';
import type { SchoolScope } from '#platform/server/actor.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { refusingOn } from '#platform/server/refusal.ts';
import type { CreditRange, WrittenRange } from '../contract/credit-shapes.ts';
import { inHundredths } from '../rules/judge-credit-range.ts';

const columns = sql`id, range_from::float8 as "from", range_to::float8 as "to", value`;

export const rangesOf = (tx: Transaction, { school_id }: SchoolScope): Promise<CreditRange[]> =>
  rows(
    tx,
    sql<CreditRange>`select ${columns} from journal.credit_range where school_id = ${school_id} order by range_from, id`,
  );

export async function countRanges(tx: Transaction, { school_id }: SchoolScope): Promise<number> {
  const { count } = await oneRow(
    tx,
    sql<{ count: number }>`select count(*) as count from journal.credit_range where school_id = ${school_id}`,
  );
  return count;
}

/** Takes hold of a range of the school. */
export const holdRange = (tx: Transaction, { school_id }: SchoolScope, id: number): Promise<CreditRange | undefined> =>
  firstRow(
    tx,
    sql<CreditRange>`select ${columns} from journal.credit_range where id = ${id} and school_id = ${school_id} for update`,
  );

/** What the rule found good, as it is written. */
const judged = ({ from, to, value }: WrittenRange) => ({
  from: inHundredths(Number(from)),
  to: inHundredths(Number(to)),
  value: String(value).trim(),
});

// Two administrators may add ranges at the same moment; the constraint sees both.
const LAWS = { credit_ranges_apart: 'credit_ranges_overlap' };

export function insertRange(tx: Transaction, school: SchoolScope, written: WrittenRange): Promise<CreditRange> {
  const { from, to, value } = judged(written);
  return refusingOn(
    LAWS,
    oneRow(
      tx,
      sql<CreditRange>`
        insert into journal.credit_range (school_id, range_from, range_to, value)
        values (${school.school_id}, ${from}, ${to}, ${value}) returning ${columns}`,
    ),
  );
}

export function rewriteRange(tx: Transaction, { id }: CreditRange, written: WrittenRange): Promise<CreditRange> {
  const { from, to, value } = judged(written);
  return refusingOn(
    LAWS,
    oneRow(
      tx,
      sql<CreditRange>`
        update journal.credit_range set range_from = ${from}, range_to = ${to}, value = ${value}
        where id = ${id} returning ${columns}`,
    ),
  );
}

export const removeRange = (tx: Transaction, { id }: CreditRange): Promise<unknown> =>
  rows(tx, sql`delete from journal.credit_range where id = ${id}`);
