import { sql } from 'kysely';
import { userJson } from '#modules/people/server/doors.ts';
import type { SchoolScope } from '#platform/server/actor.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { permit, Refusal } from '#platform/server/refusal.ts';
import { WHITEBOARD_MAX } from '../contract/limits.ts';
import type { WhiteboardItem, WrittenItem } from '../contract/whiteboard-shapes.ts';
import { keepsJournals } from '../rules/may-keep-journals.ts';
import { mayRemoveItem, mayWriteItem } from '../rules/may-write-item.ts';

const leadsSchool = ({ actor }: SchoolScope): boolean => keepsJournals(actor.role?.type_id ?? 0);

const items = (school: SchoolScope) => sql`
  select listed.id, listed.title, listed.description, listed.is_shared, listed.version, listed.updated_at,
    json_build_object('user_id', listed.created_by, 'name', listed.one->>'firstname' || ' ' || (listed.one->>'lastname')) as author,
    json_build_object('write', listed.is_own, 'remove', listed.is_own or (listed.is_shared and ${leadsSchool(school)})) as may
  from (select item.*, item.created_by = ${school.actor.user_id} as is_own, ${userJson(sql.ref('item.created_by'))} as one from journal.whiteboard_item item
    where item.school_id = ${school.school_id} and (item.is_shared or item.created_by = ${school.actor.user_id})) listed`;

/** The caller's own items and those that colleagues share, the own first, each newest first. */
export const whiteboardOf = (tx: Transaction, school: SchoolScope): Promise<WhiteboardItem[]> =>
  rows(
    tx,
    sql<WhiteboardItem>`
      ${items(school)}
      order by not listed.is_own, listed.updated_at desc, listed.id desc limit ${WHITEBOARD_MAX}`,
  );

export const itemOf = (tx: Transaction, school: SchoolScope, id: number): Promise<WhiteboardItem> =>
  oneRow(tx, sql<WhiteboardItem>`${items(school)} where listed.id = ${id}`);

export async function countOwnItems(tx: Transaction, { school_id, actor }: SchoolScope): Promise<number> {
  const { count } = await oneRow(
    tx,
    sql<{ count: number }>`
      select count(*) as count from journal.whiteboard_item where school_id = ${school_id} and created_by = ${actor.user_id}`,
  );
  return count;
}

type HeldItem = { readonly id: number; readonly is_shared: boolean; readonly version: number };

/** Takes hold of an item that the caller may change, or take down. */
export async function holdItem(
  tx: Transaction,
  school: SchoolScope,
  id: number,
  what: 'write' | 'remove',
): Promise<HeldItem> {
  const item = await firstRow(
    tx,
    sql<HeldItem & { created_by: number }>`
      select id, is_shared, version, created_by from journal.whiteboard_item
      where id = ${id} and school_id = ${school.school_id} for update`,
  );
  if (item === undefined) throw new Refusal('whiteboard_item_not_found');
  const { user_id } = school.actor;
  permit(what === 'write' ? mayWriteItem(user_id, item) : mayRemoveItem(user_id, leadsSchool(school), item));
  return item;
}

const judged = ({ title, description, is_shared = false }: WrittenItem) => ({
  title: String(title).trim(),
  description: String(description ?? ''),
  is_shared,
});

export async function insertItem(
  tx: Transaction,
  { school_id, actor }: SchoolScope,
  written: WrittenItem,
  now: Date,
): Promise<number> {
  const { title, description, is_shared } = judged(written);
  const { id } = await oneRow(
    tx,
    sql<{ id: number }>`
      insert into journal.whiteboard_item (school_id, title, description, is_shared, created_by, created_at, updated_at)
      values (${school_id}, ${title}, ${description}, ${is_shared}, ${actor.user_id}, ${now}, ${now}) returning id`,
  );
  return id;
}

export function rewriteItem(tx: Transaction, { id }: HeldItem, written: WrittenItem, now: Date): Promise<unknown> {
  const { title, description, is_shared } = judged(written);
  return rows(
    tx,
    sql`
      update journal.whiteboard_item set title = ${title}, description = ${description}, is_shared = ${is_shared},
        version = version + 1, updated_at = ${now}
      where id = ${id}`,
  );
}

export const removeItem = (tx: Transaction, { id }: HeldItem): Promise<unknown> =>
  rows(tx, sql`delete from journal.whiteboard_item where id = ${id}`);
