import { sql } from 'kysely';
import { oneRow, rows, type Transaction } from '#platform/server/db.ts';
import type { Answer, Statistics } from '../contract/shapes.ts';
import type { Cell } from '../rules/groups.ts';

/** Who is in one cell of a consent (a role in one class), and how far they are. */
export type CellSummary = Cell & { readonly users: number[] } & Statistics;

const counts = sql`
  count(*) filter (where users_consent.status = 'accepted')::int as accepted,
  count(*) filter (where users_consent.status = 'denied')::int as denied,
  count(*) filter (where users_consent.seen_at is not null)::int as seen`;

/**
 * The smallest pieces of the summary: one row for each role and class, so that wider groups are added up from them.
 * It reads each receiver once, however many groups were chosen.
 */
export const summariesOf = (tx: Transaction, consent_id: number): Promise<CellSummary[]> =>
  rows(
    tx,
    sql<CellSummary>`
      select type_id, class_level_id, parallel_identifier_id, json_agg(person_id) as users, ${counts}
      from consents.membership join consents.users_consent using (consent_id, person_id)
      where membership.consent_id = ${consent_id} and left_at is null
      group by type_id, class_level_id, parallel_identifier_id`,
  );

/** Keeps a statement to the groups of some cells; null keeps everybody. */
const inside = (cells: readonly Cell[] | null) =>
  cells === null
    ? sql`true`
    : sql`exists (
        select from json_to_recordset(${JSON.stringify(cells)})
          as cell (type_id int, class_level_id int, parallel_identifier_id int)
        where cell.type_id = membership.type_id
          and (cell.class_level_id is null or cell.class_level_id = membership.class_level_id)
          and (cell.parallel_identifier_id is null or cell.parallel_identifier_id = membership.parallel_identifier_id))`;

/** The rows of those who are asked now, over the groups of some cells. */
const fromAsked = (consent_id: number, cells: readonly Cell[] | null) => sql`
  from consents.users_consent
  where consent_id = ${consent_id} and exists (
    select from consents.membership
    where membership.consent_id = users_consent.consent_id and membership.person_id = users_consent.person_id
      and left_at is null and ${inside(cells)})`;

/** Everybody once, over the groups of some cells. */
export const statisticsOf = (
  tx: Transaction,
  consent_id: number,
  cells: readonly Cell[] | null,
): Promise<Statistics & { users: number }> =>
  oneRow(
    tx,
    sql<Statistics & { users: number }>`
      select count(*)::int as users, ${counts} ${fromAsked(consent_id, cells)}`,
  );

export type Response = {
  readonly id: number;
  readonly user_id: number;
  readonly accepted: boolean;
  readonly denied: boolean;
  readonly seen: boolean;
};

/** Person by person, over the groups of some cells. */
export const responsesOf = (tx: Transaction, consent_id: number, cells: readonly Cell[] | null): Promise<Response[]> =>
  rows(
    tx,
    sql<Response>`
      select id, person_id as user_id, status = 'accepted' as accepted, status = 'denied' as denied,
        seen_at is not null as seen
      ${fromAsked(consent_id, cells)}`,
  );

export type LogLine = {
  readonly id: number;
  readonly type: Answer;
  readonly date: string;
  readonly version: number;
  readonly by_person_id: number;
  readonly for_person_id: number;
};

/** Every answer, the latest first; those who left a group stay in its log. */
export const logOf = (tx: Transaction, consent_id: number, cells: readonly Cell[] | null): Promise<LogLine[]> =>
  rows(
    tx,
    sql<LogLine>`
      select log.id, log.type, log.given_at as date, log.version, log.by_person_id, log.for_person_id
      from consents.log
      where log.consent_id = ${consent_id} and exists (
        select from consents.membership
        where membership.consent_id = log.consent_id and membership.person_id = log.for_person_id and ${inside(cells)})
      order by log.id desc`,
  );

/** Those who have not answered, over the groups of some cells, or among those of one telling. */
export async function waitingIn(
  tx: Transaction,
  consent_id: number,
  {
    cells = null,
    telling = null,
    persons = null,
  }: { cells?: readonly Cell[] | null; telling?: number | null; persons?: readonly number[] | null } = {},
): Promise<number[]> {
  const found = await rows(
    tx,
    sql<{ person_id: number }>`
      select person_id ${fromAsked(consent_id, cells)}
        and status = 'pending' and (${telling}::int is null or told_in = ${telling})
        and (${persons}::int[] is null or person_id = any(${persons}::int[]))`,
  );
  return found.map(({ person_id }) => person_id);
}
