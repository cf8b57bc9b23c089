import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import { schoolIdsOf } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import { CONVERSATIONS_PAGE } from '../contract/limits.ts';
import type { Group, User } from '../contract/shapes.ts';
import type { Adding } from '../rules/may-in-conversation.ts';
import { asGroup, type GroupRow, groupColumns } from './group-row-store.ts';
import { mayTalkIn } from './membership-store.ts';
import { asMessage, type MessageRow, messageColumns, type PlainMessage, withQuote } from './message-row-store.ts';
import { fitOf, isFound, isFoundByReading, READ_THROUGH } from './search-store.ts';
import { isVisible } from './visible-store.ts';

export type Found = {
  readonly message: PlainMessage;
  readonly group: Static<typeof Group>;
  readonly partner: User | null;
  readonly standing: Adding;
};

const isReadThrough = sql<boolean>`
  (conversation.last_number <= ${sql.lit(READ_THROUGH)} or member.left_at is not null)`;

/** Messages of all conversations of the caller that have these words in them, best and newest first; one more than a page where more follow. */
export const foundPage = async (
  tx: Transaction,
  { user_id }: Actor,
  search: string,
  page: number,
  now: Date,
): Promise<Found[]> => {
  const most = page * CONVERSATIONS_PAGE + 1;
  const hits = (where: RawBuilder<unknown>) => sql`
    select message.id, ${fitOf(search)} as fit, message.created_at, message.number from messaging.message
    where message.conversation_id = member.conversation_id and ${where} and ${isVisible}`;
  const found = await rows(
    tx,
    sql<MessageRow & GroupRow & Adding>`
      select ${messageColumns(now)}, ${groupColumns}, member.permission_level_id, ${mayTalkIn(now)} as may_talk
      from (
        select hit.id, hit.fit, hit.created_at
        from messaging.member join messaging.conversation on conversation.id = member.conversation_id
        cross join lateral (
          ${hits(sql`${isReadThrough} and ${isFoundByReading(search)}`)}
          union all
          ${hits(sql`not ${isReadThrough} and ${isFound(search)}`)}
          order by fit desc, number desc limit ${most}) as hit
        where member.person_id = ${user_id} and conversation.school_id in ${schoolIdsOf(user_id, now)}
        order by hit.fit desc, hit.created_at desc, hit.id desc
        offset ${most - CONVERSATIONS_PAGE - 1} limit ${CONVERSATIONS_PAGE + 1}) as found
      join messaging.message on message.id = found.id
      join messaging.conversation on conversation.id = message.conversation_id
      join messaging.member on member.conversation_id = message.conversation_id and member.person_id = ${user_id}
      ${withQuote}
      order by found.fit desc, found.created_at desc, found.id desc`,
  );
  return found.map((row) => ({
    message: asMessage(row),
    group: asGroup(row),
    partner: row.partner,
    standing: row,
  }));
};
