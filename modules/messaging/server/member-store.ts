import { sql } from 'kysely';
import { oneRow, rows, type Transaction } from '#platform/server/db.ts';
import { lastFact } from '#platform/server/realtime/audiences.ts';
import { LEVELS } from '../contract/kinds.ts';
import type { NewMember } from './conversation-store.ts';
import { isMuted } from './membership-store.ts';

/**
 * Lets people into a held conversation; gives those who were not in it. Nobody sees what was said before: newcomers begin
 * behind the last message, and whoever comes back keeps what they had, with a gap for the time between.
 */
export async function letIn(
  tx: Transaction,
  conversation_id: number,
  newcomers: readonly NewMember[],
  now: Date,
): Promise<number[]> {
  const joined = await rows(
    tx,
    sql<{ person_id: number }>`
      with place as (
        select id, last_number, last_count from messaging.conversation where id = ${conversation_id}
      ), given as (
        select * from unnest(${newcomers.map(({ person_id }) => person_id)}::int[],
          ${newcomers.map(({ permission_level_id }) => permission_level_id)}::int[]) as given (person_id, level)
      ), gap as (
        insert into messaging.absence (conversation_id, person_id, from_number, to_number)
        select member.conversation_id, member.person_id, member.left_number, place.last_number
        from messaging.member join given using (person_id) join place on place.id = member.conversation_id
        where member.left_at is not null and member.left_number < place.last_number
        on conflict (conversation_id, person_id, from_number) do update set to_number = excluded.to_number
      ), back as (
        update messaging.member set left_at = null, left_number = null, left_title = null, left_group_type = null,
          left_last_at = null,
          permission_level_id = given.level, joined_at = ${now}, after_fact = ${lastFact},
          read_number = place.last_number, read_count = place.last_count, skipped_count = 0, archived_count = null,
          deleted_count = null
        from given, place
        where member.conversation_id = place.id and member.person_id = given.person_id and member.left_at is not null
        returning member.person_id
      ), fresh as (
        insert into messaging.member (conversation_id, person_id, permission_level_id, joined_at, after_fact, from_number,
          read_number, read_count)
        select place.id, person_id, level, ${now}, ${lastFact}, last_number, last_number, last_count from given, place
        on conflict do nothing returning person_id
      ), joined as (
        select person_id from back union all select person_id from fresh
      ), counted as (
        update messaging.conversation set member_count = member_count + (select count(*) from joined),
          group_type = case when group_type = 'forever_alone' and exists (select from joined) then 'simple' else group_type end
        where id = ${conversation_id}
      )
      select person_id from joined order by person_id`,
  );
  return joined.map(({ person_id }) => person_id);
}

/**
 * Lets people out of a held conversation, up to a number that they still see; gives those who were in it. Only a group turns
 * into a talk with oneself: an announcement says who may speak, and that stays so for whoever comes next (decision 030).
 */
export async function letOut(
  tx: Transaction,
  conversation_id: number,
  person_ids: readonly number[],
  left_number: number,
  now: Date,
): Promise<number[]> {
  const gone = await rows(
    tx,
    sql<{ person_id: number }>`
      with gone as (
        update messaging.member
        set left_at = ${now}, left_number = ${left_number}, left_title = conversation.title,
          left_group_type = conversation.group_type, left_last_at = conversation.last_at,
          permission_level_id = ${LEVELS.ordinary}, mute_level = null, muted_until = null,
          -- It stays in the archive, or taken from the list, where it is that now; nothing brings it back any more.
          archived_count = case when archived_count >= last_count or ${isMuted(now)} then archived_count end,
          deleted_count = case when deleted_count >= last_count then deleted_count end
        from messaging.conversation
        where conversation.id = ${conversation_id} and member.conversation_id = conversation.id
          and person_id = any(${[...person_ids]}::int[]) and left_at is null
        returning person_id
      ), undrafted as (
        delete from messaging.draft where conversation_id = ${conversation_id} and person_id in (select person_id from gone)
      ), counted as (
        update messaging.conversation set member_count = member_count - (select count(*) from gone),
          group_type = case when group_type = 'simple' and member_count - (select count(*) from gone) = 1
            then 'forever_alone' else group_type end
        where id = ${conversation_id}
      )
      select person_id from gone order by person_id`,
  );
  return gone.map(({ person_id }) => person_id);
}

/** Who is in a held conversation beside somebody. */
export const othersIn = (
  tx: Transaction,
  conversation_id: number,
  person_id: number,
): Promise<{ other_admins: number; others: number }> =>
  oneRow(
    tx,
    sql<{ other_admins: number; others: number }>`
      select count(*) filter (where permission_level_id = ${LEVELS.admin})::int as other_admins, count(*)::int as others
      from messaging.member
      where conversation_id = ${conversation_id} and person_id <> ${person_id} and left_at is null`,
  );

/** The level of somebody who is in a conversation. */
export async function levelOf(tx: Transaction, conversation_id: number, person_id: number): Promise<1 | 2 | undefined> {
  const [found] = await rows(
    tx,
    sql<{ permission_level_id: 1 | 2 }>`
      select permission_level_id from messaging.member
      where conversation_id = ${conversation_id} and person_id = ${person_id} and left_at is null`,
  );
  return found?.permission_level_id;
}

export const saveLevel = (
  tx: Transaction,
  conversation_id: number,
  person_id: number,
  level: 1 | 2,
): Promise<unknown> =>
  rows(
    tx,
    sql`
      update messaging.member set permission_level_id = ${level}
      where conversation_id = ${conversation_id} and person_id = ${person_id}`,
  );
