import { sql } from 'kysely';
import { hasRoleIn } from '#modules/people/server/doors.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import type { SchoolScope } from '#platform/server/actor.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { Refusal, refusingOn } from '#platform/server/refusal.ts';
import type { CreditRange, WrittenRange } from '../contract/credit-shapes.ts';
import { inHundredths } from '../rules/judge-credit-range.ts';

const columns = sql`id, range_from::float8 as "from", range_to::float8 as "to", value, version`;

/** The ranges of a school that the caller's rights have already been asked for, the lowest first. */
export const rangesOf = (tx: Transaction, { school_id }: { readonly school_id: number }): Promise<CreditRange[]> =>
  rows(
    tx,
    sql<CreditRange>`select ${columns} from journal.credit_range where school_id = ${school_id} order by range_from, id`,
  );

/** How many ranges a school has; nobody adds one until the end of the transaction. */
export async function countRanges(tx: Transaction, { school_id }: SchoolScope): Promise<number> {
  await rows(tx, sql`select pg_advisory_xact_lock(hashtext('journal.credit_range'), ${school_id})`);
  const { count } = await oneRow(
    tx,
    sql<{ count: number }>`select count(*) as count from journal.credit_range where school_id = ${school_id}`,
  );
  return count;
}

/** Takes hold of a range of the school; only whoever keeps those of another school too learns that it is one of them. */
export async function holdRange(
  tx: Transaction,
  { school_id, actor }: SchoolScope,
  id: number,
  now: Date,
): Promise<CreditRange> {
  const held = await firstRow(
    tx,
    sql<CreditRange>`select ${columns} from journal.credit_range where id = ${id} and school_id = ${school_id} for update`,
  );
  if (held !== undefined) return held;
  const keepsOther = hasRoleIn(sql.val(actor.user_id), sql.ref('credit_range.school_id'), now, [ROLE_TYPES.admin]);
  const other = await firstRow(tx, sql`select from journal.credit_range where id = ${id} and ${keepsOther}`);
  throw new Refusal(other === undefined ? 'credit_range_not_found' : 'wrong_school_credit_range');
}

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
        update journal.credit_range set range_from = ${from}, range_to = ${to}, value = ${value}, version = version + 1
        where id = ${id} returning ${columns}`,
    ),
  );
}

export const removeRange = (tx: Transaction, { id }: CreditRange): Promise<unknown> =>
  rows(tx, sql`delete from journal.credit_range where id = ${id}`);
