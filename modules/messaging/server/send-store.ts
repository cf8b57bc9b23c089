import { sql } from 'kysely';
import { rows, rowsSoon, type Transaction } from '#platform/server/db.ts';
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

/** The words of a message, and what it carries, as they were sent before; and what was sent in the last minute. */
const closely = (tx: Transaction, asked: readonly Asked[]) =>
  rows(
    tx,
    sql<{ place: number; sent: number; oldest: string | null; before: SentBefore | null }>`${often}
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

/** Whether there is anything to look at closely: hardly anybody sends something twice, or so much. */
const atAGlance = (tx: Transaction, asked: readonly Asked[]) =>
  rowsSoon(
    tx,
    sql<{ most: number; is_known: boolean }>`${often}${soon}
      select (
          select count(*)::int from messaging.message
          where author_id = asked.person_id and created_at > asked.now - interval '1 minute') as most,
        exists (
          select from messaging.message
          where author_id = asked.person_id and client_id = asked.client_id) as is_known
      from ${askedRows(asked, { person_id: 'int', client_id: 'text', now: 'timestamptz' })}
      order by asked.place`,
  );

/**
 * What somebody has sent in the last minute, and under the same id of the client at any time. Those who come together are
 * counted one after the other. What was sent on with one call counts once, to however many it went.
 */
export const sentLately = sharing(async (tx, asked: readonly Asked[]): Promise<Lately[]> => {
  const names = asked.map(nameOf);
  const seen = await atAGlance(tx, asked);
  const waitingAt = (place: number): number =>
    asked.slice(0, place).filter((one) => one.person_id === asked[place]?.person_id).length;
  const places = [...asked.keys()].filter((place) => {
    const { most = 0, is_known = false } = seen[place] ?? {};
    return is_known || most + waitingAt(place) >= SENDS_PER_MINUTE;
  });
  const looked =
    places.length === 0
      ? []
      : await closely(
          tx,
          places.flatMap((place) => asked[place] ?? []),
        );
  const found = new Map(places.map((place, at) => [place, looked[at]]));
  return asked.map((one, place) => {
    const { before = null, sent = 0, oldest = null } = found.get(place) ?? {};
    const isTooMuch = sent + waitingAt(place) >= SENDS_PER_MINUTE;
    const since = oldest === null ? 0 : one.now.getTime() - Date.parse(oldest);
    const is_twice = names[place] !== null && names.indexOf(names[place] ?? null) !== place;
    return { before, is_twice, seconds_to_wait: isTooMuch ? Math.max(1, Math.ceil((60_000 - since) / 1000)) : 0 };
  });
});
