import { sql } from 'kysely';
import { type Connection, type Database, rows } from '../db.ts';
import type { AskQuestion } from '../often.ts';

/** A fact as the log has it. */
export type LoggedFact = {
  readonly id: number;
  readonly name: string;
  readonly data: unknown;
  readonly persons: readonly number[] | null;
  readonly audience: string | null;
};

/** A place in the log: all facts that a snapshot sees. `epoch` says which log it is a place in. */
export type Position = { readonly epoch: string; readonly snapshot: string };

/** Longer gaps are not told fact by fact: reading everything anew is quicker. */
const MOST_MISSED = 1_000;
const KEPT_HOURS = 24;
/** The database's word for a text that is not what it should be. */
const NO_SNAPSHOT = '22P02';

const CURSOR = /^([0-9a-f]{32})\.(\d{1,19}:\d{1,19}:[\d,]{0,3000})$/;

export const cursorOf = ({ epoch, snapshot }: Position): string => `${epoch}.${snapshot}`;

export function positionOf(cursor: string): Position | null {
  const [, epoch, snapshot] = CURSOR.exec(cursor) ?? [];
  return epoch !== undefined && snapshot !== undefined ? { epoch, snapshot } : null;
}

const FACT = 'fact.id, fact.name, fact.data, fact.persons, fact.audience';

// What is visible now and was not visible then: exact, whatever the order in which transactions end.
const NEXT = `
  select fact_log.epoch, pg_current_snapshot()::text as snapshot, ${FACT}
  from platform.fact_log
  left join platform.fact on fact.written_by >= pg_snapshot_xmin($1::pg_snapshot)
    and not pg_visible_in_snapshot(fact.written_by, $1::pg_snapshot)
  order by fact.id`;

const BETWEEN = `
  select ${FACT} from platform.fact
  where fact.written_by >= pg_snapshot_xmin($1::pg_snapshot)
    and not pg_visible_in_snapshot(fact.written_by, $1::pg_snapshot)
    and pg_visible_in_snapshot(fact.written_by, $2::pg_snapshot)
  order by fact.id limit ${MOST_MISSED + 1}`;

/** Reads on from a position: what was committed since, and the position after it. Without one, only where the log stands. */
export async function readOn(
  ask: AskQuestion,
  from: Position | null,
): Promise<{ position: Position; facts: LoggedFact[] }> {
  const found = await ask({ name: 'facts-next', text: NEXT, values: [from?.snapshot ?? null] });
  const [first] = found.rows as (Position & { [Key in keyof LoggedFact]: LoggedFact[Key] | null })[];
  if (!first) throw new Error('platform.fact_log has lost its row');
  const { epoch, snapshot } = first;
  return { position: { epoch, snapshot }, facts: found.rows.filter(({ id }) => id !== null) as LoggedFact[] };
}

/** The facts between two positions, or null where they are no longer all there, or are too many. */
export async function readBetween({ pool }: Database, from: Position, to: Position): Promise<LoggedFact[] | null> {
  if (from.epoch !== to.epoch) return null;
  const whole = await pool
    .query<{ is_whole: boolean }>({
      name: 'facts-whole',
      text: `select epoch = $1 and swept_to < pg_snapshot_xmin($2::pg_snapshot) as is_whole from platform.fact_log`,
      values: [from.epoch, from.snapshot],
    })
    .catch((error) => {
      // A cursor is what anybody sends: one that looks like a place and is none leads nowhere.
      if (error.code === NO_SNAPSHOT) return null;
      throw error;
    });
  if (!whole?.rows[0]?.is_whole) return null;
  const { rows: facts } = await pool.query<LoggedFact>({
    name: 'facts-between',
    text: BETWEEN,
    values: [from.snapshot, to.snapshot],
  });
  return facts.length > MOST_MISSED ? null : facts;
}

/** Forgets facts of yesterday, and notes up to where, so that nobody resumes across the hole. */
export const forgetOldFacts = (tx: Connection, now: Date): Promise<unknown> =>
  rows(
    tx,
    sql`
      with gone as (
        delete from platform.fact where created_at < ${now}::timestamptz - make_interval(hours => ${KEPT_HOURS}::int)
        returning written_by
      )
      update platform.fact_log set swept_to = greatest(swept_to, (select max(written_by) from gone))`,
  );
