import { sql } from 'kysely';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import type { NewPoll } from '../contract/shapes.ts';

/** What somebody has begun to write in a conversation. */
export type Draft = {
  readonly content: string;
  readonly poll: NewPoll | null;
  readonly attachment_ids: readonly number[];
  readonly master_message_id: number | null;
  readonly is_important: boolean;
};

export async function saveDraft(
  tx: Transaction,
  { user_id }: Actor,
  conversation_id: number,
  draft: Draft,
  now: Date,
): Promise<void> {
  const { content, poll, attachment_ids, master_message_id, is_important } = draft;
  await rows(
    tx,
    sql`
      insert into messaging.draft (conversation_id, person_id, content, poll, attachment_ids, master_message_id, is_important,
        updated_at)
      values (${conversation_id}, ${user_id}, ${content}, ${poll === null ? null : JSON.stringify(poll)}::jsonb,
        ${[...attachment_ids]}::int[], ${master_message_id}, ${is_important}, ${now})
      on conflict (conversation_id, person_id) do update set content = excluded.content, poll = excluded.poll,
        attachment_ids = excluded.attachment_ids, master_message_id = excluded.master_message_id,
        is_important = excluded.is_important, updated_at = excluded.updated_at`,
  );
}

export const findDraft = (
  tx: Transaction,
  { user_id }: Actor,
  conversation_id: number,
): Promise<(Draft & { updated_at: string }) | undefined> =>
  firstRow(
    tx,
    sql<Draft & { updated_at: string }>`
      select content, poll, attachment_ids, master_message_id, is_important, updated_at from messaging.draft
      where conversation_id = ${conversation_id} and person_id = ${user_id}`,
  );

/** Forgets a draft; says whether there was one. */
export async function forgetDraft(tx: Transaction, { user_id }: Actor, conversation_id: number): Promise<boolean> {
  const gone = await rows(
    tx,
    sql`
      delete from messaging.draft where conversation_id = ${conversation_id} and person_id = ${user_id} returning 1`,
  );
  return gone.length > 0;
}
