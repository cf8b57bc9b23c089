import type { Database } from '#platform/server/db.ts';

// When and from where a session was last used is no state that a caller could change on purpose, and neither is the note
// of it.
const ROW = `hashtextextended((to_jsonb(t) - 'last_used_at' - 'last_address')::text, 0)::numeric`;

// What is due to be removed goes by itself, once a minute; the row of the file that needed it is watched anyway.
const SETTLED: Readonly<Record<string, string>> = { 'files.removal': 'where due_at > now()' };

/** Every transaction that writes draws a number, so as long as none was drawn nothing was written. */
const numberDrawn = async ({ pool }: Database): Promise<string> =>
  (await pool.query<{ next: string }>('select pg_snapshot_xmax(pg_current_snapshot())::text as next')).rows[0]?.next ??
  '';

/** A fingerprint of every table of every module. */
async function fingerprintOf({ pool }: Database): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       and (table_schema, table_name) <> ('platform', 'actor_change') order by 1`,
  );
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' rows, ' || coalesce(sum(${ROW}), 0) as print from ${name} t ${SETTLED[name] ?? ''}`,
  );
  const { rows } = await pool.query<{ name: string; print: string }>(parts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}

/** What a refused call must leave as it was. To look at every table takes its time, so it is not done twice for nothing. */
export function watchingState(db: Database): () => Promise<Readonly<Record<string, string>>> {
  let seen = '';
  let state: Readonly<Record<string, string>> = {};
  return async () => {
    const drawn = await numberDrawn(db);
    if (drawn !== seen) state = await fingerprintOf(db);
    seen = drawn;
    return state;
  };
}
