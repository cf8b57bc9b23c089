import { sql } from 'kysely';
import type { FactKind } from '#platform/contract/fact.ts';
import { rows, type Transaction } from './db.ts';

type Meant = {
  /** The name of those whom it was told to. */
  readonly audience: string;
  /** Not told before this moment. */
  readonly since: string;
  /** What is in its data. */
  readonly having: object;
};

/** No two servers have clocks further apart; the moment only spares the way through the older facts. */
const CLOCKS_APART_HOURS = 1;

/**
 * Changes what a fact says that may still be told to somebody who was away, such as words that were taken back. `part`
 * names the part of its data that is changed; without it, it is the data itself.
 */
export async function rewriteFacts(
  tx: Transaction,
  { name }: FactKind,
  { audience, since, having }: Meant,
  change: object,
  part: string | null = null,
): Promise<void> {
  const changed = JSON.stringify(change);
  await rows(
    tx,
    sql`
      update platform.fact
      set data = case when ${part}::text is null then data || ${changed}::jsonb
        else jsonb_set(data, array[${part}::text], (data -> ${part}::text) || ${changed}::jsonb) end
      where created_at >= ${since}::timestamptz - make_interval(hours => ${CLOCKS_APART_HOURS}::int)
        and name = ${name} and audience = ${audience} and data @> ${JSON.stringify(having)}::jsonb`,
  );
}
