import type { ClientBase } from 'pg';

/** A table of ours with the columns that hold what people gave us; computed ones are computed again. */
export type CopiedTable = { readonly name: string; readonly columns: string[] };

// What is said to be so at this very moment, and positions in a log that begins anew with every restore.
const PASSING = ['platform.fact', 'platform.fact_log', 'platform.actor_change', 'platform.node', 'platform.online'];
// The queue's own account of how its tables were made.
const NOT_OURS = ['graphile_worker.migrations'];

export const OUR_SCHEMAS = `
  select nspname from pg_namespace
  where nspname not in ('pg_catalog', 'information_schema', 'public') and nspname not like 'pg\\_%' and nspname not like 'aside\\_%'`;

/** Every table to be saved, in one order. */
export async function listTables(client: ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select format('%s.%s', relnamespace::regnamespace, relname) as name,
            array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relkind in ('r', 'p') and relpersistence = 'p' and not relispartition
       and relnamespace::regnamespace::text in (${OUR_SCHEMAS})
     group by relnamespace, relname order by 1`,
  );
  return rows.filter(({ name }) => !PASSING.includes(name) && !NOT_OURS.includes(name));
}

/** Where each of our sequences stands. */
export async function listSequences(client: ClientBase): Promise<{ name: string; last_value: string }[]> {
  const { rows } = await client.query<{ name: string; last_value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text
     from pg_sequences where schemaname in (${OUR_SCHEMAS}) and last_value is not null order by 1`,
  );
  return rows;
}
