import { sql } from 'kysely';
import { type Connection, type Database, rows } from './db.ts';

/** Whoever has not asked for so long may have missed what was swept, and starts anew. */
const TRUSTED_MS = 60_000;
const KEPT_MINUTES = 10;

/** The persons whom something was committed about since the question before, or everybody. */
export type Changed = readonly number[] | 'everybody';

// Both parts see the same snapshot, so whatever is not among the changes is not yet visible to anybody
// who reads after it either, and will be among the next.
// Behind a select of its own the database does not see since when it is asked; a plan for just that moment would seem so much
// better to it that it would plan anew for each call.
const CHANGES = `
  select pg_current_snapshot()::text,
    (select string_agg(distinct coalesce(person_id, 0)::text, ',') from platform.actor_change
     where changed_by >= (select pg_snapshot_xmin($1::pg_snapshot))
       and not pg_visible_in_snapshot(changed_by, (select $1::pg_snapshot)))`;

/** Asks what changed since it was asked before; one question at a time. */
export function watchActorChanges(db: Database): () => Promise<Changed> {
  let last: { snapshot: string; at: number } | null = null;
  return async () => {
    const at = performance.now();
    const since = last && at - last.at < TRUSTED_MS ? last.snapshot : null;
    const { rows: found } = await db.pool.query({
      name: 'actor-changes',
      text: CHANGES,
      values: [since],
      rowMode: 'array',
    });
    const [snapshot, changed] = found[0] as unknown as [string, string | null];
    last = { snapshot, at };
    if (since === null) return 'everybody';
    const persons = changed?.split(',').map(Number) ?? [];
    return persons.includes(0) ? 'everybody' : persons;
  };
}

/** Forgets changes that every server has either heard of or does not trust itself to have heard of. */
export const forgetActorChanges = (tx: Connection): Promise<unknown> =>
  rows(
    tx,
    sql`delete from platform.actor_change where created_at < now() - make_interval(mins => ${KEPT_MINUTES}::int)`,
  );
