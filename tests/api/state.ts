import type { Database } from '#platform/server/db.ts';

// When a session was last used is no state that a caller could change on purpose, and neither is the note of it.
const ROW = `hashtextextended((to_jsonb(t) - 'last_used_at')::text, 0)::numeric`;

// What is due to be removed goes by itself, once a minute; the row of the file that needed it is watched anyway.
const SETTLED: Readonly<Record<string, string>> = { 'files.removal': 'where due_at > now()' };

/** A fingerprint of every table of every module: what a refused call must leave as it was. */
export async function stateOf({ pool }: Database): Promise<Readonly<Record<string, string>>> {
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
