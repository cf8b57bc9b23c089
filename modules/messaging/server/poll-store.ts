import { type RawBuilder, sql } from 'kysely';
import { hasRoleIn } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { firstRow, oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { often } from '#platform/server/often.ts';
import { Refusal } from '#platform/server/refusal.ts';
import type { GroupType } from '../contract/kinds.ts';
import type { NewPoll, Poll } from '../contract/shapes.ts';
import { mayTalkIn } from './membership-store.ts';
import { pollJson } from './poll-json-store.ts';
import { isVisible } from './visible-store.ts';

/** Writes the poll of a message that was appended in the same transaction. */
export async function insertPoll(tx: Transaction, message_id: number, poll: NewPoll): Promise<void> {
  await rows(
    tx,
    sql`
      with made as (
        insert into messaging.poll (message_id, question, end_date)
        values (${message_id}, ${poll.question.trim()}, ${poll.end_date ?? null}) returning id)
      insert into messaging.poll_answer (poll_id, place, text)
      select made.id, place, text
      from made, unnest(${poll.answers.map((answer) => answer.trim())}::text[]) with ordinality as given (text, place)
      order by place`,
  );
}

/** A poll that the caller may see, with the message that asks it. */
export type HeldPoll = {
  readonly poll_id: number;
  readonly message_id: number;
  readonly conversation_id: number;
  readonly school_id: number;
  readonly end_date: string | null;
  readonly group_type: GroupType;
  readonly permission_level_id: number;
  readonly has_left: boolean;
  readonly may_talk: boolean;
};

const pollFor = async (
  tx: Transaction,
  { user_id }: Actor,
  poll_id: number,
  now: Date,
  lock: RawBuilder<unknown>,
): Promise<HeldPoll> => {
  const found = await firstRow(
    tx,
    sql<HeldPoll>`${often}
      select poll.id as poll_id, poll.message_id, message.conversation_id, conversation.school_id, poll.end_date, conversation.group_type,
        member.permission_level_id, member.left_at is not null as has_left, ${mayTalkIn(now)} as may_talk
      from messaging.poll
      join messaging.message on message.id = poll.message_id
      join messaging.conversation on conversation.id = message.conversation_id
      join messaging.member on member.conversation_id = message.conversation_id and member.person_id = ${user_id}
      where poll.id = ${poll_id} and ${isVisible}
        and ${hasRoleIn(sql.ref('member.person_id'), sql.ref('conversation.school_id'), now)} ${lock}`,
  );
  if (found === undefined) throw new Refusal('poll_not_found');
  return found;
};

export const findPoll = (tx: Transaction, actor: Actor, poll_id: number, now: Date): Promise<HeldPoll> =>
  pollFor(tx, actor, poll_id, now, sql``);

/** Held while somebody votes, so that what everybody is told of it are the votes in their order, and the last is the truth. */
export const holdPoll = (tx: Transaction, actor: Actor, poll_id: number, now: Date): Promise<HeldPoll> =>
  pollFor(tx, actor, poll_id, now, sql`for no key update of poll`);

/** Counts one vote of one person: the next takes the place of the last. False for an answer of another poll. */
export async function vote(
  tx: Transaction,
  { user_id }: Actor,
  { poll_id }: HeldPoll,
  answer_id: number,
  now: Date,
): Promise<boolean> {
  const voted = await rows(
    tx,
    sql`
      insert into messaging.vote (poll_id, person_id, answer_id, voted_at)
      select poll_id, ${user_id}, id, ${now} from messaging.poll_answer where poll_id = ${poll_id} and id = ${answer_id}
      on conflict (poll_id, person_id) do update set answer_id = excluded.answer_id, voted_at = excluded.voted_at
      returning 1`,
  );
  return voted.length > 0;
}

export async function unvote(tx: Transaction, { user_id }: Actor, { poll_id }: HeldPoll): Promise<void> {
  await rows(tx, sql`delete from messaging.vote where poll_id = ${poll_id} and person_id = ${user_id}`);
}

/** How a poll stands for the caller. */
export async function viewPoll(tx: Transaction, { user_id }: Actor, poll: HeldPoll, now: Date): Promise<Poll> {
  const { shown } = await oneRow(
    tx,
    sql<{ shown: Poll }>`
      select ${pollJson(now)} as shown
      from messaging.message join messaging.member using (conversation_id)
      where message.id = ${poll.message_id} and member.person_id = ${user_id}`,
  );
  return shown;
}
