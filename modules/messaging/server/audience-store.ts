import { sql } from 'kysely';
import { eachHasRoleOn, hasRoleIn, schoolDay } from '#modules/people/server/doors.ts';
import { type Database, rows } from '#platform/server/db.ts';
import { askedRows, often } from '#platform/server/often.ts';
import type { AudienceSource, Member } from '#platform/server/realtime/audiences.ts';
import { partnerId } from './group-row-store.ts';
import { mayTalkIn } from './membership-store.ts';
import { isVisible } from './visible-store.ts';

/** Thousands may be connected, and as a text of one piece their list is handed over three times as fast as number by number. */
const listOf = (ids: readonly number[]): string => `{${ids.join()}}`;

/** Where more are connected, those of a conversation are found sooner without the list of them all. */
const FEW = 100;

const numberIn = (name: string): number => Number(name.split(':')[1]);

const asMembers = (name: string, ids: string | null): Member[] =>
  ids === null ? [] : ids.split(',').map((id) => ({ name, person_id: Number(id) }));

/** Those of the connected persons who are in the conversations now, or only their admins. */
const membersBy =
  (isAdmin: boolean): AudienceSource['membersOf'] =>
  async (db: Database, names, persons, now, first_fact): Promise<Member[]> => {
    const asked = names.map((name) => ({ id: numberIn(name) }));
    // The members of one conversation are one text: row by row, a school of thousands would be read for longer than told.
    const found = await rows(
      db.kysely,
      sql<{
        id: number;
        settled: string | null;
        newcomers: { person_id: number; after_fact: number }[] | null;
      }>`${often}
        select conversation.id, those.settled, those.newcomers
        from ${askedRows(asked, { id: 'int' })}
        cross join lateral (select id, school_id from messaging.conversation where id = asked.id offset 0) conversation
        cross join lateral (select ${schoolDay(sql.ref('conversation.school_id'), now)} as day offset 0) as school
        cross join lateral (
          select string_agg(person_id::text, ',') filter (where after_fact < ${first_fact}) as settled,
            json_agg(json_build_object('person_id', person_id, 'after_fact', after_fact)) filter (where after_fact >= ${first_fact}) as newcomers
          from messaging.member
          where conversation_id = conversation.id and left_at is null and (not ${isAdmin} or permission_level_id = 1)
            ${persons.length > FEW ? sql`` : sql`and person_id = any(${listOf(persons)}::int[])`}
            and ${eachHasRoleOn(sql.ref('member.person_id'), sql.ref('conversation.school_id'), sql.ref('school.day'))}) as those`,
    );
    const byConversation = new Map(found.map((one) => [one.id, one]));
    return names.flatMap((name) => {
      const members = byConversation.get(numberIn(name));
      if (!members) return [];
      return [...asMembers(name, members.settled), ...(members.newcomers ?? []).map((one) => ({ name, ...one }))];
    });
  };

/** Those of the connected persons who may see a message and are still in its conversation. */
const readersOf: AudienceSource['membersOf'] = async (db, names, persons, now) => {
  const found = await rows(
    db.kysely,
    sql<{ message_id: number; person_id: number }>`
      select message.id as message_id, member.person_id
      from messaging.message
      join messaging.conversation on conversation.id = message.conversation_id
      join messaging.member on member.conversation_id = message.conversation_id
      join unnest(${listOf(persons)}::int[]) as here (id) on here.id = member.person_id
      where message.id = any(${names.map(numberIn)}::int[])
        and member.left_at is null and ${isVisible}
        and ${hasRoleIn(sql.ref('member.person_id'), sql.ref('conversation.school_id'), now)}`,
  );
  const byId = Map.groupBy(found, ({ message_id }) => message_id);
  return names.flatMap((name) => (byId.get(numberIn(name)) ?? []).map(({ person_id }) => ({ name, person_id })));
};

/**
 * Those of the connected persons who share a private conversation with somebody in which one of the two may still write.
 * Their conversations come first and by themselves: in a school of thousands, the way over everybody who is connected goes
 * through all its large groups. Whether two may talk costs more than all the rest, so it is asked last and once for a
 * conversation.
 */
const acquaintances: AudienceSource['membersOf'] = async (db, names, persons, now) => {
  const asked = names.map((name) => ({ id: numberIn(name) }));
  const found = await rows(
    db.kysely,
    sql<{ asked_id: number; person_id: number }>`${often}
      with own as materialized (
        select asked.id as asked_id, ${partnerId} as person_id, member.conversation_id
        from ${askedRows(asked, { id: 'int' })}
        join messaging.member on member.person_id = asked.id
        join messaging.conversation on conversation.id = member.conversation_id and conversation.group_type = 'private'
      ), met as materialized (
        select conversation.id
        from (
          select distinct own.conversation_id
          from own join unnest(${listOf(persons)}::int[]) as connected (id) on connected.id = own.person_id) as here
        cross join lateral (select * from messaging.conversation where id = here.conversation_id offset 0) conversation
        where ${mayTalkIn(now)}
      )
      select distinct own.asked_id, own.person_id from own join met on met.id = own.conversation_id`,
  );
  const byPerson = Map.groupBy(found, ({ asked_id }) => asked_id);
  return names.flatMap((name) => (byPerson.get(numberIn(name)) ?? []).map(({ person_id }) => ({ name, person_id })));
};

/**
 * `conversation:17` are those who are in it, `conversation-admins:17` its admins, `message:5` those who may see it,
 * `acquaintances:9` whom somebody may talk to alone.
 */
export const audiences: readonly AudienceSource[] = [
  { word: 'conversation', membersOf: membersBy(false) },
  { word: 'conversation-admins', membersOf: membersBy(true) },
  { word: 'message', membersOf: readersOf },
  { word: 'acquaintances', membersOf: acquaintances },
];
