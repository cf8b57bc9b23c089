import { sql } from 'kysely';
import { userJson } from '#modules/people/server/doors.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import { addJobs } from '#platform/server/jobs/add-job.ts';
import { often } from '#platform/server/often.ts';
import { sharing } from '#platform/server/sharing.ts';
import { tellMessages } from '../contract/jobs.ts';
import type { MessageType, SystemMessageType } from '../contract/kinds.ts';
import type { User } from '../contract/shapes.ts';

/** A message on its way into a conversation whose row is held. */
export type NewMessage = {
  readonly conversation_id: number;
  readonly message_type: MessageType;
  readonly system_message_type?: SystemMessageType;
  readonly author_id?: number;
  readonly actor_id?: number | null;
  readonly target_ids?: readonly number[];
  readonly content: string;
  readonly is_important?: boolean;
  readonly is_forwarded?: boolean;
  /** What its author is writing there is something else, and stays. */
  readonly keeps_draft?: boolean;
  readonly master_message_id?: number | null;
  readonly client_id?: string | null;
  readonly now: Date;
};

/** Those who look at a conversation read what comes at once, and need not be told of it. */
const TELL_AFTER_MS = 5_000;

/** Has those told who do not look, once for everything that is said until then. */
const tellSoon = (tx: Transaction, conversation_ids: readonly number[], now: Date): Promise<void> =>
  addJobs(
    tx,
    tellMessages,
    conversation_ids.map((conversation_id) => ({
      payload: { conversation_id },
      run_at: new Date(now.getTime() + TELL_AFTER_MS),
    })),
  );

export type Appended = {
  readonly message_id: number;
  readonly number: number;
  readonly author: User | null;
  /** What its author had begun to write there is said, and forgotten. */
  readonly had_draft: boolean;
};

/** A message in its place; it may be the first of which nobody has been told yet. */
type Put = Appended & { readonly conversation_id: number; readonly is_untold: boolean };

/** Puts several at the end, or a line of the system. */
function putTogether(tx: Transaction, messages: readonly NewMessage[]): Promise<Put[]> {
  const each = <Value>(value: (message: NewMessage) => Value | undefined) => messages.map((one) => value(one) ?? null);
  return rows(
    tx,
    sql<Put>`${often}
      with given as (
        -- Of arrays the database expects few rows, and looks up what they name; of JSON a hundred, and goes through all there is.
        select * from unnest(${messages.map((_, place) => place)}::int[], ${each((one) => one.conversation_id)}::int[],
          ${each((one) => one.message_type)}::text[], ${each((one) => one.system_message_type)}::text[],
          ${each((one) => one.author_id)}::int[], ${each((one) => one.actor_id)}::int[],
          ${each((one) => `{${one.target_ids?.join() ?? ''}}`)}::text[], ${each((one) => one.content)}::text[],
          ${each((one) => one.is_important)}::boolean[], ${each((one) => one.is_forwarded)}::boolean[],
          ${each((one) => one.keeps_draft)}::boolean[], ${each((one) => one.master_message_id)}::int[],
          ${each((one) => one.client_id)}::text[], ${each((one) => one.now)}::timestamptz[]) as given (
          place, conversation_id, message_type, system_message_type, author_id, actor_id, target_ids, content, is_important,
          is_forwarded, keeps_draft, master_message_id, client_id, created_at)
      ), numbered as (
        select given.*, last_number, telling_from is null and message_type <> 'system' as is_untold,
          last_number + row_number() over so_far as number,
          last_count + count(*) filter (where message_type <> 'system') over so_far as count
        from given join messaging.conversation on conversation.id = conversation_id
        window so_far as (partition by conversation_id order by place rows unbounded preceding)
      ), inserted as (
        insert into messaging.message (conversation_id, number, count, message_type, system_message_type, author_id, actor_id,
          target_ids, content, is_important, is_forwarded, master_message_id, client_id, created_at)
        select conversation_id, number, count, message_type, system_message_type, author_id, actor_id,
          target_ids::int[], content, coalesce(is_important, false), coalesce(is_forwarded, false),
          master_message_id, client_id, created_at
        from numbered order by conversation_id, number
        returning id, conversation_id, number
      ), moved as (
        update messaging.conversation
        set last_number = last.number, last_count = last.count, last_at = greatest(last_at, last.at),
          telling_from = case when is_untold then last.before else telling_from end
        from (
          select conversation_id, max(number) as number, max(count) as count, min(last_number) as before,
            bool_or(is_untold) as is_untold,
            -- A line of the system moves a conversation only where nobody ever said anything: there it is what the list shows.
            max(created_at) filter (where message_type <> 'system' or count = 0) as at
          from numbered group by conversation_id) as last
        where conversation.id = last.conversation_id
      ), own as (
        update messaging.member
        set skipped_count = skipped_count + own.count, archived_count = null, deleted_count = null
        from (
          select conversation_id, author_id, count(*) as count
          from numbered where author_id is not null and message_type <> 'system' group by conversation_id, author_id) as own
        where member.conversation_id = own.conversation_id and member.person_id = own.author_id
      ), ending as (
        -- What was begun has been said: a poll ends the poll, words end the words. What is sent on interrupts nothing.
        select draft.conversation_id, draft.person_id, case when bool_or(message_type = 'poll') then null else draft.poll end as poll,
          (draft.content <> '' or draft.attachment_ids <> '{}') and bool_and(message_type = 'poll') as has_words
        from messaging.draft join numbered
          on numbered.conversation_id = draft.conversation_id and numbered.author_id = draft.person_id
        where message_type <> 'system' and is_forwarded is not true and keeps_draft is not true
        group by draft.conversation_id, draft.person_id
      ), ended as (
        delete from messaging.draft using ending
        where draft.conversation_id = ending.conversation_id and draft.person_id = ending.person_id
          and ending.poll is null and not has_words
      ), shortened as (
        update messaging.draft
        set poll = ending.poll, content = case when has_words then content else '' end,
          attachment_ids = case when has_words then attachment_ids else '{}' end,
          master_message_id = case when has_words then master_message_id end, is_important = has_words and is_important
        from ending
        where draft.conversation_id = ending.conversation_id and draft.person_id = ending.person_id
          and (ending.poll is not null or has_words)
      )
      select place, inserted.id as message_id, inserted.number, conversation_id, is_untold,
        ${userJson(sql.ref('author_id'))} as author,
        coalesce((conversation_id, author_id) in (select conversation_id, person_id from ending), false) as had_draft
      from inserted join numbered using (conversation_id, number) order by place`,
  );
}

/**
 * Puts what somebody says at the end when it comes alone, as most does. What is said together is told apart, put in order and
 * added up; for one message that would take the database as long again as writing it.
 */
function putAlone(tx: Transaction, message: NewMessage & { readonly author_id: number }): Promise<Put[]> {
  const { conversation_id, message_type, author_id, actor_id = null, content, now } = message;
  const { is_important = false, is_forwarded = false, keeps_draft = false, master_message_id = null } = message;
  const own = sql`conversation_id = ${conversation_id}::int and person_id = ${author_id}::int`;
  const isPoll = sql`${message_type === 'poll'}::boolean`;
  // What was begun has been said: a poll ends the poll, words end the words. What is sent on interrupts nothing.
  const begun = sql`${own} and ${!is_forwarded && !keeps_draft}::boolean`;
  const staysBegun = sql`case when ${isPoll} then content <> '' or attachment_ids <> '{}' else poll is not null end`;
  return rows(
    tx,
    sql<Put>`${often}
      with moved as (
        update messaging.conversation
        set last_number = last_number + 1, last_count = last_count + 1, last_at = greatest(last_at, ${now}::timestamptz),
          telling_from = coalesce(telling_from, last_number)
        where id = ${conversation_id}::int
        returning id, last_number as number, last_count as count, telling_from = last_number - 1 as is_untold
      ), own as (
        update messaging.member
        set skipped_count = skipped_count + 1, archived_count = null, deleted_count = null
        where ${own}
      ), ended as (
        delete from messaging.draft where ${begun} and not ${staysBegun}
      ), shortened as (
        update messaging.draft
        set poll = case when not ${isPoll} then poll end, content = case when ${isPoll} then content else '' end,
          attachment_ids = case when ${isPoll} then attachment_ids else '{}' end,
          master_message_id = case when ${isPoll} then master_message_id end, is_important = ${isPoll} and is_important
        where ${begun} and ${staysBegun}
      ), inserted as (
        insert into messaging.message (conversation_id, number, count, message_type, author_id, actor_id, content,
          is_important, is_forwarded, master_message_id, client_id, created_at)
        select id, number, count, ${message_type}::text, ${author_id}::int, ${actor_id}::int, ${content}::text,
          ${is_important}::boolean, ${is_forwarded}::boolean, ${master_message_id}::int, ${message.client_id ?? null}::text,
          ${now}::timestamptz
        from moved
        returning id, number, author_id
      )
      select inserted.id as message_id, inserted.number, moved.id as conversation_id, is_untold,
        ${userJson(sql.ref('author_id'))} as author, exists (select from messaging.draft where ${begun}) as had_draft
      from inserted cross join moved`,
  );
}

const isSaid = (message: NewMessage): message is NewMessage & { readonly author_id: number } =>
  message.message_type !== 'system' && message.author_id !== undefined;

/**
 * Puts messages at the end of their conversations. Their rows are held by then (`holdConversation`), so numbers run without
 * a gap, and those of one group follow each other in the order in which they came. Of the members only the author's row
 * is written, however many there are: their own message is none that they have not read, and brings the conversation back.
 */
export const appendMessage = sharing(async (tx, messages: readonly NewMessage[]): Promise<Appended[]> => {
  const [first] = messages;
  const isAlone = messages.length === 1 && first !== undefined && isSaid(first);
  const written = await (isAlone ? putAlone(tx, first) : putTogether(tx, messages));
  const untold = new Set(written.flatMap(({ conversation_id, is_untold }) => (is_untold ? conversation_id : [])));
  if (untold.size > 0) await tellSoon(tx, [...untold], messages[0]?.now ?? new Date());
  return written;
});

type SystemMessage = {
  readonly conversation_id: number;
  readonly system_message_type: SystemMessageType;
  /** Who did it; null for what the platform does by itself. */
  readonly actor_id: number | null;
  readonly target_ids?: readonly number[];
  readonly content?: string;
};

/** Puts a line that nobody wrote at the end of a held conversation; it is no unread message to anybody. */
export const appendSystem = (tx: Transaction, line: SystemMessage, now: Date): Promise<Appended> =>
  appendMessage(tx, { content: '', ...line, message_type: 'system', now });
