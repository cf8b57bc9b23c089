import { sql } from 'kysely';
import { rows, type Transaction } from '#platform/server/db.ts';
import type { GroupType } from '../contract/kinds.ts';

export const saveTitle = (tx: Transaction, conversation_id: number, title: string): Promise<unknown> =>
  rows(tx, sql`update messaging.conversation set title = ${title} where id = ${conversation_id}`);

export const saveKind = (tx: Transaction, conversation_id: number, kind: GroupType): Promise<unknown> =>
  rows(tx, sql`update messaging.conversation set group_type = ${kind} where id = ${conversation_id}`);

/** Keeps which picture a conversation has, or that it has none. */
export const savePicture = (
  tx: Transaction,
  conversation_id: number,
  picture: { file_id: number; version: string } | null,
): Promise<unknown> =>
  rows(
    tx,
    sql`
      update messaging.conversation set picture_id = ${picture?.file_id ?? null}, picture_version = ${picture?.version ?? null}
      where id = ${conversation_id}`,
  );

/** Deletes a held conversation with everything in it. */
export const deleteGroup = (tx: Transaction, conversation_id: number): Promise<unknown> =>
  rows(tx, sql`delete from messaging.conversation where id = ${conversation_id}`);

/** Who is in a conversation. */
export async function personsIn(tx: Transaction, conversation_id: number): Promise<number[]> {
  const found = await rows(
    tx,
    sql<{ person_id: number }>`
      select person_id from messaging.member where conversation_id = ${conversation_id} order by person_id`,
  );
  return found.map(({ person_id }) => person_id);
}
