import { sql } from 'kysely';
import { firstRow, type Transaction } from '#platform/server/db.ts';
import type { GroupType, OfficialAudience } from '../contract/kinds.ts';
import type { ContactKey } from '../contract/shapes.ts';

export type NewConversation = {
  readonly school_id: number;
  readonly study_year_id: number | null;
  readonly group_type: GroupType;
  readonly title: string;
  /** Its two people, of a private one. */
  readonly pair?: readonly [number, number];
  readonly official?: { readonly class_id: number; readonly audience: OfficialAudience };
  readonly contact_keys: readonly ContactKey[];
  readonly created_by: number | null;
};

export type NewMember = { readonly person_id: number; readonly permission_level_id: 1 | 2 };

/** Writes a conversation with its people; null where there is one already of which there can be only one. */
export async function insertConversation(
  tx: Transaction,
  conversation: NewConversation,
  members: readonly NewMember[],
  now: Date,
): Promise<number | null> {
  const { school_id, study_year_id, group_type, title, pair, official, contact_keys, created_by } = conversation;
  const [low, high] = pair ? [Math.min(...pair), Math.max(...pair)] : [null, null];
  const made = await firstRow(
    tx,
    sql<{ id: number }>`
      with made as (
        insert into messaging.conversation (school_id, study_year_id, group_type, title, person_low, person_high, class_id,
          audience, last_at, member_count, contact_keys, created_by, created_at)
        values (${school_id}, ${study_year_id}, ${group_type}, ${title}, ${low}, ${high}, ${official?.class_id ?? null},
          ${official?.audience ?? null}, ${now}, ${members.length}, ${JSON.stringify(contact_keys)}::jsonb, ${created_by}, ${now})
        on conflict do nothing returning id
      ), joined as (
        insert into messaging.member (conversation_id, person_id, permission_level_id, joined_at)
        select made.id, person_id, permission_level_id, ${now}
        from made, unnest(${members.map(({ person_id }) => person_id)}::int[],
          ${members.map(({ permission_level_id }) => permission_level_id)}::int[]) as given (person_id, permission_level_id)
      )
      select id from made`,
  );
  return made?.id ?? null;
}

/** The one conversation of two people in a school. */
export async function findPrivate(
  tx: Transaction,
  school_id: number,
  pair: readonly [number, number],
): Promise<number | undefined> {
  const found = await firstRow(
    tx,
    sql<{ id: number }>`
      select id from messaging.conversation
      where group_type = 'private' and school_id = ${school_id}
        and person_low = ${Math.min(...pair)} and person_high = ${Math.max(...pair)}`,
  );
  return found?.id;
}

/** Where somebody writes notes to themselves in a school. */
export async function findNotes(tx: Transaction, school_id: number, person_id: number): Promise<number | undefined> {
  const found = await firstRow(
    tx,
    sql<{ id: number }>`
      select id from messaging.conversation
      where group_type = 'forever_alone' and title = '' and school_id = ${school_id} and created_by = ${person_id}`,
  );
  return found?.id;
}
