import type { Database } from '#platform/server/db.ts';

/** By table, where anything happened: how many rows came (or went), and how many of those that are there were written. */
export type Written = Readonly<Record<string, { readonly more: number; readonly written: number }>>;

/** Draws the next number: a row that a transaction writes from here on is younger than it. */
const HERE = 'select pg_current_xact_id()::text as here';

/**
 * Watches every table of every module. PostgreSQL keeps with each row who wrote it last, so that nothing needs to be read
 * or remembered of what is in it.
 */
export async function watchingTables({ pool }: Database): Promise<() => Promise<() => Promise<Written>>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const text = tables
    .map(({ name }) => {
      const written = `count(*) filter (where age(xmin) < age($1::xid))::int`;
      return `select '${name}' as name, count(*)::int as count, ${written} as written from ${name}`;
    })
    .join(' union all ');
  type Row = { name: string; count: number; written: number };
  // To plan so long a statement takes longer than to run it; one with a name is planned once.
  const countAll = async (here: string) => (await pool.query<Row>({ name: 'watch', text, values: [here] })).rows;

  return async () => {
    const here = (await pool.query<{ here: string }>(HERE)).rows[0]?.here ?? '';
    const before = new Map((await countAll(here)).map(({ name, count }) => [name, count]));
    return async () => {
      const changes = (await countAll(here)).map(({ name, count, written }) => ({
        name,
        more: count - (before.get(name) ?? 0),
        written,
      }));
      return Object.fromEntries(
        changes.flatMap(({ name, more, written }) => (more || written ? [[name, { more, written }]] : [])),
      );
    };
  };
}
