import { sql } from 'kysely';
import { rowsSoon } from '#platform/server/db.ts';
import { soon } from '#platform/server/fewer-rounds.ts';
import { askedRows, often } from '#platform/server/often.ts';
import { sharing } from '#platform/server/sharing.ts';
import { SENDS_PER_MINUTE } from '../contract/limits.ts';

type Asked = { readonly person_id: number; readonly client_id: string | null; readonly now: Date };

/** What was sent before under the same id of the client. */
export type SentBefore = {
  readonly id: number;
  readonly conversation_id: number;
  readonly content: string;
  readonly is_important: boolean;
  readonly master_message_id: number | null;
  readonly is_changed: boolean;
  readonly attachment_ids: readonly number[];
};

export type Lately = {
  readonly before: SentBefore | null;
  /** Somebody before it in the same transaction is the same message: neither can see the other. */
  readonly is_twice: boolean;
  /** How long somebody who has sent too much has to wait; 0 for everybody else. */
  readonly seconds_to_wait: number;
};

const nameOf = ({ person_id, client_id }: Asked): string | null =>
  client_id === null ? null : `${person_id} ${client_id}`;

/**
 * What somebody has sent in the last minute, and under the same id of the client at any time. Those who come together are
 * counted one after the other. What was sent on with one call counts once, to however many it went.
 */
export const sentLately = sharing(async (tx, asked: readonly Asked[]): Promise<Lately[]> => {
  const names = asked.map(nameOf);
  const found = await rowsSoon(
    tx,
    sql<{ place: number; sent: number; oldest: string | null; before: SentBefore | null }>`${often}${soon}
      select asked.place, minute.sent, minute.oldest, case when before.id is not null then json_build_object(
        'id', before.id, 'conversation_id', before.conversation_id, 'content', before.content,
        'is_important', before.is_important, 'master_message_id', before.master_message_id,
        'is_changed', before.edited_at is not null or before.deleted_at is not null,
        'attachment_ids', coalesce((
          select json_agg(file_id order by place) from messaging.attachment where message_id = before.id), '[]')) end as before
      from ${askedRows(asked, { person_id: 'int', client_id: 'text', now: 'timestamptz' })}
      left join messaging.message as before on before.author_id = asked.person_id and before.client_id = asked.client_id
      cross join lateral (
        select (count(*) filter (where not is_forwarded) + count(distinct created_at) filter (where is_forwarded))::int as sent,
          min(created_at) as oldest
        from messaging.message
        where author_id = asked.person_id and created_at > asked.now - interval '1 minute') as minute
      order by asked.place`,
  );
  return found.map(({ before, sent, oldest }, place) => {
    const person_id = asked[place]?.person_id;
    const waiting = asked.slice(0, place).filter((one) => one.person_id === person_id).length;
    const isTooMuch = sent + waiting >= SENDS_PER_MINUTE;
    const since = oldest === null ? 0 : (asked[place]?.now.getTime() ?? 0) - Date.parse(oldest);
    const is_twice = names[place] !== null && names.indexOf(names[place] ?? null) !== place;
    return { before, is_twice, seconds_to_wait: isTooMuch ? Math.max(1, Math.ceil((60_000 - since) / 1000)) : 0 };
  });
});
