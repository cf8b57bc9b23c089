import { type RawBuilder, sql } from 'kysely';
import { hasRoleIn } from '#modules/people/server/doors.ts';
import { type Database, rows } from '#platform/server/db.ts';
import type { AudienceSource, Member } from '#platform/server/realtime/audiences.ts';

const idOf = (name: string): number => Number(name.split(':')[1]);

/** Those of the connected persons who are in a conversation now, of a level that counts, and since when. */
const membersWhere =
  (condition: RawBuilder<boolean>): AudienceSource['membersOf'] =>
  async (db, names, persons, now) => {
    const found = await rows(
      db.kysely,
      sql<{ conversation_id: number; person_id: number; since: string }>`
        select member.conversation_id, member.person_id, member.joined_at as since
        from messaging.member join messaging.conversation on conversation.id = member.conversation_id
        where member.conversation_id = any(${names.map(idOf)}::int[]) and member.person_id = any(${[...persons]}::int[])
          and member.left_at is null and ${condition}
          and ${hasRoleIn(sql.ref('member.person_id'), sql.ref('conversation.school_id'), now)}`,
    );
    const byId = Map.groupBy(found, ({ conversation_id }) => conversation_id);
    return names.flatMap((name) =>
      (byId.get(idOf(name)) ?? []).map(({ person_id, since }) => ({ name, person_id, since })),
    );
  };

/** Those of the connected persons who share a private conversation with somebody. */
async function acquaintances(db: Database, names: readonly string[], persons: readonly number[]): Promise<Member[]> {
  const found = await rows(
    db.kysely,
    sql<{ person_id: number; other_id: number }>`
      select distinct mine.person_id, other.person_id as other_id
      from messaging.member as mine
      join messaging.conversation on conversation.id = mine.conversation_id and conversation.group_type = 'private'
      join messaging.member as other on other.conversation_id = mine.conversation_id and other.person_id <> mine.person_id
      where mine.person_id = any(${names.map(idOf)}::int[]) and other.person_id = any(${[...persons]}::int[])`,
  );
  const byPerson = Map.groupBy(found, ({ person_id }) => person_id);
  return names.flatMap((name) =>
    (byPerson.get(idOf(name)) ?? []).map(({ other_id }) => ({ name, person_id: other_id })),
  );
}

/** `conversation:17` are those who are in it, `conversation-admins:17` its admins, `acquaintances:9` those who write with somebody. */
export const audiences: readonly AudienceSource[] = [
  { word: 'conversation', membersOf: membersWhere(sql<boolean>`true`) },
  { word: 'conversation-admins', membersOf: membersWhere(sql<boolean>`member.permission_level_id = 1`) },
  { word: 'acquaintances', membersOf: acquaintances },
];
