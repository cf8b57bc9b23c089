import { type RawBuilder, sql } from 'kysely';
import {
  barredChildIdsOf,
  byName,
  eachHasRoleOn,
  idsNamed,
  schoolDay,
  userJson,
} from '#modules/people/server/doors.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import { onlineStatusJson } from '#platform/server/realtime/presence-store.ts';
import { PEOPLE_PAGE } from '../contract/limits.ts';
import type { Member } from '../contract/shapes.ts';
import { isMuted, mayTalkIn } from './membership-store.ts';

type Row = Omit<Member, 'tags' | 'may'>;

const members = (now: Date) => sql`messaging.conversation
  cross join lateral (select ${schoolDay(sql.ref('conversation.school_id'), now)} as day offset 0) as school
  join messaging.member on member.conversation_id = conversation.id`;

/**
 * Whether a member is here, for a reader who may know it. Of whoever left or is in the school no longer, of the other side
 * where neither of two may write, and of a child from whom the reader is barred, it is told what is told of somebody who
 * was never here.
 */
const statusFor = (reader_id: number, now: Date): RawBuilder<Member['onlineStatus']> => sql<Member['onlineStatus']>`
  case when member.left_at is null
    and ${eachHasRoleOn(sql.ref('member.person_id'), sql.ref('conversation.school_id'), sql.ref('school.day'))}
    and member.person_id not in ${barredChildIdsOf(reader_id)} and ${mayTalkIn(now)}
  then ${onlineStatusJson(sql.ref('member.person_id'))}
  else json_build_object('status', 'offline', 'last_activity', null) end`;

/** A page of those who are in a conversation, admins first, then by name; whoever left comes last. */
export const membersPage = (
  tx: Transaction,
  conversation_id: number,
  person_id: number,
  { search, page }: { search: string; page: number },
  now: Date,
): Promise<Row[]> => {
  const isArchived = sql<boolean>`
    (member.archived_count is not null and (conversation.last_count <= member.archived_count or ${isMuted(now)}))`;
  const school_id = sql`(select school_id from messaging.conversation where id = ${conversation_id})`;
  return rows(
    tx,
    sql<Row>`
      select ${userJson(sql.ref('member.person_id'))} as user, member.person_id as user_id, member.permission_level_id,
        -- Where others keep it is their own business.
        member.person_id = ${person_id} and ${isArchived} as is_archived, member.left_at is not null as has_left,
        ${statusFor(person_id, now)} as "onlineStatus"
      from ${members(now)}
      where member.conversation_id = ${conversation_id} ${search === '' ? sql`` : sql`and member.person_id in ${idsNamed(search)}`}
      order by member.left_at is not null, member.permission_level_id, ${byName(sql.ref('member.person_id'), school_id)}, member.person_id
      limit ${PEOPLE_PAGE + 1} offset ${(page - 1) * PEOPLE_PAGE}`,
  );
};

/** Who of the members of a conversation is here now. */
export const statusesIn = (tx: Transaction, conversation_id: number, reader_id: number, now: Date) =>
  rows(
    tx,
    sql<{ user_id: number; online: Member['onlineStatus'] }>`
      select member.person_id as user_id, ${statusFor(reader_id, now)} as online
      from ${members(now)}
      where member.conversation_id = ${conversation_id} and member.left_at is null order by member.person_id`,
  );
