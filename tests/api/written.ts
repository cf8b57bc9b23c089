import type { Database } from '#platform/server/db.ts';

/** By table, where anything happened: how many rows came (or went), and how many of those that are there were written. */
export type Written = Readonly<Record<string, { readonly more: number; readonly written: number }>>;

/** Draws the next number: a row that a transaction writes from here on is younger than it. */
const HERE = `select pg_current_xact_id()::text as here, coalesce(max(id), 0) as last from watching.touched`;
const TOUCHED = `select name, sum(more)::int as more from watching.touched where id > $1 group by name order by name`;

/**
 * Lets every table note its own writes, so that nobody has to go through all that is in all of them to find the few.
 * What is undone takes its note along. Nobody empties a whole table: a note of that, which has no number, is refused.
 */
const WATCHED = `
  create schema if not exists watching;
  create table if not exists watching.touched (
    id bigint generated always as identity primary key, name text not null, more int not null);
  create or replace function watching.note() returns trigger language plpgsql as $$
  declare more int := case tg_op when 'UPDATE' then 0 end;
  begin
    if tg_op = 'INSERT' then select count(*) into more from came; end if;
    if tg_op = 'DELETE' then select -count(*) into more from went; end if;
    insert into watching.touched (name, more) values (tg_table_schema || '.' || tg_table_name, more);
    return null;
  end $$;
  do $$
  declare one record;
  begin
    for one in select table_schema, table_name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'watching')
    loop
      execute (
        select string_agg(format('create or replace trigger %s %s on %I.%I %s execute function watching.note();',
                                 'watched_' || place, event, one.table_schema, one.table_name, seen), ' ')
        from (values (1, 'after insert', 'referencing new table as came'),
                     (2, 'after delete', 'referencing old table as went'),
                     (3, 'after update or truncate', '')) as noted (place, event, seen));
    end loop;
  end $$`;

/** Watches every table of every module. PostgreSQL keeps with each row who wrote it last: nothing of what is in it is read. */
export async function watchingTables({ pool }: Database): Promise<() => Promise<() => Promise<Written>>> {
  await pool.query(WATCHED);

  const youngIn = async (names: readonly string[], here: string): Promise<ReadonlyMap<string, number>> => {
    if (names.length === 0) return new Map();
    const counts = names.map(
      (name) => `select '${name}' as name, count(*)::int as written from ${name} where age(xmin) < age($1::xid)`,
    );
    const { rows } = await pool.query<{ name: string; written: number }>(counts.join(' union all '), [here]);
    return new Map(rows.map(({ name, written }) => [name, written]));
  };

  return async () => {
    const [start] = (await pool.query<{ here: string; last: string }>(HERE)).rows;
    return async () => {
      const { rows } = await pool.query<{ name: string; more: number }>(TOUCHED, [start?.last]);
      const young = await youngIn(
        rows.map(({ name }) => name),
        start?.here ?? '',
      );
      const changes = rows.map(({ name, more }) => ({ name, more, written: young.get(name) ?? 0 }));
      return Object.fromEntries(
        changes.flatMap(({ name, more, written }) => (more || written ? [[name, { more, written }]] : [])),
      );
    };
  };
}
