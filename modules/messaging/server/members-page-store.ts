import { sql } from 'kysely';
import { byName, idsNamed, userJson } from '#modules/people/server/doors.ts';
import { rows, type Transaction } from '#platform/server/db.ts';
import { onlineStatusJson } from '#platform/server/realtime/presence-store.ts';
import { PEOPLE_PAGE } from '../contract/limits.ts';
import type { Member } from '../contract/shapes.ts';
import { isMuted } from './membership-store.ts';

type Row = Omit<Member, 'tags' | 'may'>;

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
        ${onlineStatusJson(sql.ref('member.person_id'))} as "onlineStatus"
      from messaging.member join messaging.conversation on conversation.id = member.conversation_id
      where member.conversation_id = ${conversation_id} ${search === '' ? sql`` : sql`and member.person_id in ${idsNamed(search)}`}
      order by member.left_at is not null, member.permission_level_id, ${byName(sql.ref('member.person_id'), school_id)}, member.person_id
      limit ${PEOPLE_PAGE + 1} offset ${(page - 1) * PEOPLE_PAGE}`,
  );
};

/** Who of the members of a conversation is here now. */
export const statusesIn = (tx: Transaction, conversation_id: number) =>
  rows(
    tx,
    sql<{ user_id: number; online: Member['onlineStatus'] }>`
      select person_id as user_id, ${onlineStatusJson(sql.ref('member.person_id'))} as online
      from messaging.member where conversation_id = ${conversation_id} and left_at is null order by person_id`,
  );
