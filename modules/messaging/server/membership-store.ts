import { type RawBuilder, sql } from 'kysely';
import { hasRoleIn, mayTalk } from '#modules/people/server/doors.ts';
import type { Actor } from '#platform/server/actor.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import { ahead } from '#platform/server/fewer-rounds.ts';
import { askedRows, foundFor, often, settled } from '#platform/server/often.ts';
import { Refusal } from '#platform/server/refusal.ts';
import { sharing } from '#platform/server/sharing.ts';
import type { GroupType, MuteLevel, OfficialAudience } from '../contract/kinds.ts';
import { TALK_TABLE } from '../rules/may-write.ts';
import { refuseConversation } from './foreign-store.ts';

/** A conversation as one of its people stands in it, now or until they left. */
export type Membership = {
  readonly conversation_id: number;
  readonly school_id: number;
  readonly study_year_id: number | null;
  readonly group_type: GroupType;
  readonly title: string;
  readonly picture_id: number | null;
  readonly picture_version: string | null;
  readonly person_low: number | null;
  readonly person_high: number | null;
  readonly class_id: number | null;
  readonly audience: OfficialAudience | null;
  readonly last_number: number;
  readonly last_count: number;
  readonly last_at: string;
  readonly member_count: number;
  /** The transaction that was the last to change who is in it. */
  readonly members_since: string;
  readonly created_by: number | null;
  readonly person_id: number;
  readonly permission_level_id: 1 | 2;
  readonly joined_at: string;
  readonly left_at: string | null;
  readonly from_number: number;
  readonly left_number: number | null;
  readonly cleared_number: number;
  readonly archived_count: number | null;
  readonly deleted_count: number | null;
  readonly read_number: number;
  readonly read_count: number;
  readonly skipped_count: number;
  readonly mute_level: MuteLevel | null;
  readonly muted_until: string | null;
  readonly has_left: boolean;
  readonly is_muted: boolean;
  /** In a private conversation: whether one of the two may write to the other; true in every other. */
  readonly may_talk: boolean;
};

/** Whether nothing sounds for a member at a time. */
export const isMuted = (now: Date | RawBuilder<unknown>) => sql<boolean>`
  (member.mute_level is not null and (member.muted_until is null or member.muted_until > ${now}::timestamptz))`;

/** Whether one of the two in a private conversation may write to the other; whoever was written to may answer. */
export const mayTalkIn = (now: Date | RawBuilder<unknown>) => sql<boolean>`
  (conversation.group_type <> 'private' or ${mayTalk(
    sql.ref('conversation.person_low'),
    sql.ref('conversation.person_high'),
    sql.ref('conversation.school_id'),
    TALK_TABLE,
    now,
  )})`;

/**
 * Somebody's place in a conversation as `member`, looked up by both of them. Most conversations have few members, so of one
 * with thousands the database would go through all of them, for each who is asked about.
 */
export const placeOf = (conversation_id: RawBuilder<unknown>, person_id: RawBuilder<unknown>) => sql`
  cross join lateral (
    select * from messaging.member
    where member.conversation_id = ${conversation_id} and member.person_id = ${person_id} offset 0) as member`;

type Asked = { readonly conversation_id: number; readonly person_id: number; readonly now: Date };

/** The moment of whoever asks, in a statement for many. */
export const askedNow = sql.ref('asked.now');

const columnsOf = (may_talk: RawBuilder<boolean>) =>
  settled(sql<Membership & { place: number }>`
      asked.place, conversation.id as conversation_id, conversation.school_id, conversation.study_year_id,
        conversation.group_type, conversation.title, conversation.picture_id, conversation.picture_version,
        conversation.person_low, conversation.person_high, conversation.class_id, conversation.audience,
        conversation.last_number, conversation.last_count, conversation.last_at, conversation.member_count,
        conversation.members_since, conversation.created_by,
        member.person_id, member.permission_level_id, member.joined_at, member.left_at, member.from_number,
        member.left_number, member.cleared_number, member.archived_count, member.deleted_count, member.read_number,
        member.read_count, member.skipped_count, member.mute_level, member.muted_until,
        member.left_at is not null as has_left, ${isMuted(askedNow)} as is_muted,
        ${may_talk} as may_talk`);

const membershipPlaces = settled(sql`
      join messaging.conversation on conversation.id = asked.conversation_id
      ${placeOf(sql.ref('conversation.id'), sql.ref('asked.person_id'))}
      where ${hasRoleIn(sql.ref('asked.person_id'), sql.ref('conversation.school_id'), askedNow)}`);

const membershipsBy = (may_talk: RawBuilder<boolean>) => {
  const columns = columnsOf(may_talk);
  return sharing(async (tx, asked: readonly Asked[]): Promise<(Membership | undefined)[]> => {
    const found = await rows(
      tx,
      sql<Membership & { place: number }>`${often}
        select ${columns}
        from ${askedRows(asked, { conversation_id: 'int', person_id: 'int', now: 'timestamptz' })}
        ${membershipPlaces}`,
    );
    return foundFor(asked, found).map(([one]) => one);
  });
};

const ofPairs = membershipsBy(mayTalkIn(askedNow));
const ofOthers = membershipsBy(sql`true`);

/** More private conversations than are written to in an hour. */
const MOST_PAIRS = 10_000;
const pairs = new Set<number>();

/**
 * Whether two may talk is asked in a private conversation alone: in every other the question takes longer than the rest,
 * though nobody answers it. Which ones are private is remembered, since each stays what it is; nothing depends on it.
 */
async function memberships(tx: Transaction, asked: Asked): Promise<Membership | undefined> {
  if (pairs.has(asked.conversation_id)) return ofPairs(tx, asked);
  const found = await ofOthers(tx, asked);
  if (found?.group_type !== 'private') return found;
  if (pairs.size >= MOST_PAIRS) pairs.clear();
  pairs.add(asked.conversation_id);
  return ofPairs(tx, asked);
}

/** A conversation of the caller; one of other people, or of a school that the caller left, is as good as none. */
export async function loadConversation(
  tx: Transaction,
  actor: Actor,
  group_id: number,
  now: Date,
): Promise<Membership> {
  const found = await memberships(tx, { conversation_id: group_id, person_id: actor.user_id, now });
  return found ?? refuseConversation(tx, actor, group_id);
}

/** Held in the order of their ids, so that two transactions with several of them do not wait for each other. */
const hold = sharing(async (tx, ids: readonly number[]): Promise<undefined[]> => {
  await rows(
    tx,
    sql`${often}${ahead}
      select from messaging.conversation where id = any(${[...ids]}::int[]) order by id for no key update`,
  );
  return [];
});

/** Takes hold of a conversation, whoever asks: what two could break at once is decided while its row is held. */
export const holdRow = (tx: Transaction, conversation_id: number): Promise<undefined> => hold(tx, conversation_id);

/**
 * The same, held until the end of the transaction: numbers are given out, and admins are counted, one after the other.
 * It is read after the waiting, by a statement of its own: the one that waited cannot see what was done meanwhile.
 */
export async function holdConversation(
  tx: Transaction,
  actor: Actor,
  group_id: number,
  now: Date,
): Promise<Membership> {
  await hold(tx, group_id);
  return loadConversation(tx, actor, group_id, now);
}

/** The same for those who are in it: whoever left only reads. */
export async function holdAsMember(tx: Transaction, actor: Actor, group_id: number, now: Date): Promise<Membership> {
  const found = await holdConversation(tx, actor, group_id, now);
  if (found.has_left) throw new Refusal('permission_denied');
  return found;
}

/** Whether the caller is in a conversation now. */
export const isInside = async (tx: Transaction, { user_id }: Actor, group_id: number, now: Date): Promise<boolean> =>
  (await memberships(tx, { conversation_id: group_id, person_id: user_id, now }))?.has_left === false;
