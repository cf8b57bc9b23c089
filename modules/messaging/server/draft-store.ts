import { sql } from 'kysely';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, rows, type Transaction } from '#platform/server/db.ts';
import type { NewPoll, Quote } from '../contract/shapes.ts';
import { quoteJson } from './message-row-store.ts';
import { isQuoteVisible } from './visible-store.ts';

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

type KeptDraft = Draft & { readonly quote: Quote | null; readonly updated_at: string };

/** The draft of a member, with the message that it answers as far as they can still see it. */
export const findDraft = (
  tx: Transaction,
  { user_id }: Actor,
  conversation_id: number,
): Promise<KeptDraft | undefined> =>
  firstRow(
    tx,
    sql<KeptDraft>`
      select draft.content, poll, attachment_ids, quoted.id as master_message_id,
        case when quoted.id is not null then ${quoteJson} end as quote, draft.is_important, updated_at
      from messaging.draft
      join messaging.member on member.conversation_id = draft.conversation_id and member.person_id = draft.person_id
      left join messaging.message quoted on quoted.id = draft.master_message_id
        and quoted.conversation_id = draft.conversation_id and ${isQuoteVisible}
      where draft.conversation_id = ${conversation_id} and draft.person_id = ${user_id}`,
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
