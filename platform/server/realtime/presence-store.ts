import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../db.ts';
import { oneRow, rows } from '../db.ts';
import { jsonMoment } from '../json-moment.ts';

/** A server that has not said so for this long is gone. */
const GONE_AFTER_SECONDS = 30;

/** Whether somebody is here now, and when they were last. */
export type Presence = { readonly user_id: number; readonly is_online: boolean; readonly last_activity: string | null };

/** Says that a server is there; true when the others did not know of it, or had given it up. */
export const noteNode = async (db: Connection, node_id: string): Promise<boolean> => {
  const { is_new } = await oneRow(
    db,
    sql<{ is_new: boolean }>`
      insert into platform.node (id) values (${node_id}) on conflict (id) do update set seen_at = now()
      -- Only a row that was there already bears the mark of a change.
      returning xmax = 0 as is_new`,
  );
  return is_new;
};

/** Lets one server at a time say who came and went: of two at once, neither would see what the other one writes. */
export const standInLine = (tx: Connection): Promise<unknown> =>
  rows(tx, sql`select pg_advisory_xact_lock(hashtextextended('presence', 7021118))`);

/** Notes who came to this server; gives those who were nowhere before. */
export const noteCame = async (tx: Connection, node_id: string, persons: readonly number[]): Promise<number[]> => {
  const fresh = await rows(
    tx,
    sql<{ person_id: number }>`
      with came as (
        insert into platform.online (node_id, person_id) select ${node_id}::uuid, unnest(${[...persons]}::int[])
        on conflict do nothing returning person_id
      )
      select person_id from came
      where not exists (select from platform.online other where other.person_id = came.person_id and other.node_id <> ${node_id}::uuid)`,
  );
  return fresh.map(({ person_id }) => person_id);
};

/** Notes who left this server; gives those who are nowhere any more. */
export const noteLeft = async (
  tx: Connection,
  node_id: string,
  persons: readonly number[],
  now: Date,
): Promise<number[]> => {
  const gone = await rows(
    tx,
    sql<{ person_id: number }>`
      with gone as (
        delete from platform.online where node_id = ${node_id}::uuid and person_id = any(${[...persons]}::int[])
        returning person_id
      ), noted as (
        insert into platform.last_activity (person_id, at) select person_id, ${now}::timestamptz from gone
        on conflict (person_id) do update set at = excluded.at
      )
      select person_id from gone
      where not exists (select from platform.online other where other.person_id = gone.person_id and other.node_id <> ${node_id}::uuid)`,
  );
  return gone.map(({ person_id }) => person_id);
};

/** Forgets servers that were cut off; gives the persons who were only there. */
export const forgetGoneNodes = async (tx: Connection, now: Date): Promise<number[]> => {
  const lost = await rows(
    tx,
    sql<{ person_id: number }>`
      with gone as (
        select id from platform.node where seen_at < now() - make_interval(secs => ${GONE_AFTER_SECONDS}::int)
        for update skip locked
      ), lost as (
        delete from platform.online using gone where online.node_id = gone.id returning person_id
      ), noted as (
        insert into platform.last_activity (person_id, at) select distinct person_id, ${now}::timestamptz from lost
        on conflict (person_id) do update set at = excluded.at
      ), removed as (
        delete from platform.node using gone where node.id = gone.id
      )
      select distinct person_id from lost
      where not exists (
        select from platform.online other where other.person_id = lost.person_id and other.node_id not in (select id from gone)
      )`,
  );
  return lost.map(({ person_id }) => person_id);
};

/** Whether somebody is here now, and when they were last, inside a module's statement. */
export const isOnline = (person_id: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`
  exists (select from platform.online where online.person_id = ${person_id})`;
export const lastActivity = (person_id: RawBuilder<unknown>): RawBuilder<string | null> => sql<string | null>`
  (select last_activity.at from platform.last_activity where last_activity.person_id = ${person_id})`;

/** Who of these is here now. */
export const presenceOf = (tx: Connection, persons: readonly number[]): Promise<Presence[]> =>
  rows(
    tx,
    sql<Presence>`
      select person_id as user_id,
        ${isOnline(sql.ref('asked.person_id'))} as is_online, ${lastActivity(sql.ref('asked.person_id'))} as last_activity
      from unnest(${[...persons]}::int[]) as asked (person_id)`,
  );

/** Both as JSON inside a module's statement, under the names of S2 section 3. */
export const onlineStatusJson = (person_id: RawBuilder<unknown>): RawBuilder<unknown> => sql`json_build_object(
  'status', case when ${isOnline(person_id)} then 'online' else 'offline' end,
  'last_activity', ${jsonMoment(lastActivity(person_id))})`;
