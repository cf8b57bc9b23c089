import type { Database } from '#platform/server/db.ts';
import { type Made, makeSchool, makeSession } from '#platform/testing/make.ts';

/** Two thousand conversations of thirty, and as many people, each of whom is in thirty of them. */
export const CONVERSATIONS = 2_000;
const MEMBERS = 30;
/** Far enough apart that nobody is twice in the same conversation. */
const STRIDE = 61;

const PEOPLE = `
  with person as (
    insert into people.person (firstname, lastname)
    select 'Talker', 'Number ' || place from generate_series(1, ${CONVERSATIONS}) as place returning id
  )
  insert into people.role (person_id, school_id, type_id, starts_on)
  select id, $1, 1, '2020-09-01' from person returning person_id, id as role_id`;

const TALKS = `
  with conversation as (
    insert into messaging.conversation (school_id, group_type, title, last_at, member_count, created_by, created_at)
    select $1, 'simple', 'Talk ' || place, now(), ${MEMBERS}, person_id, now()
    from unnest($2::int[]) with ordinality as person (person_id, place) order by place returning id
  ), placed as (
    select id, row_number() over (order by id) - 1 as place from conversation
  ), joined as (
    insert into messaging.member (conversation_id, person_id, permission_level_id, joined_at)
    select id, ($2::int[])[1 + (place + turn * ${STRIDE}) % ${CONVERSATIONS}], case when turn = 0 then 1 else 2 end, now()
    from placed, generate_series(0, ${MEMBERS - 1}) as turn
  )
  select id from placed order by place`;

/** Words of a language that nobody speaks, a different mixture in each message. */
const HISTORY = `
  insert into messaging.message (conversation_id, number, count, message_type, author_id, content, created_at)
  select conversation.id, last_number + turn, last_count + turn, 'simple',
    ($2::int[])[1 + (place + (turn % ${MEMBERS}) * ${STRIDE}) % ${CONVERSATIONS}],
    concat_ws(' ', 'homework', md5((place * 7919 + turn)::text), 'excursion', left(md5(turn::text), 5 + (turn % 20)::int)),
    now() - make_interval(secs => ($3 - turn) * 60)
  from unnest($1::int[]) with ordinality as talk (id, place)
  join messaging.conversation on conversation.id = talk.id, generate_series(1, $3::int) as turn`;

const MOVED = `
  update messaging.conversation set last_number = last_number + $2, last_count = last_count + $2, last_at = now()
  where id = any($1::int[])`;

/** Everybody has read all but the last few. */
const READ = `
  update messaging.member set read_number = greatest(0, last_number - 3), read_count = greatest(0, last_count - 3),
    skipped_count = 0
  from messaging.conversation where conversation.id = conversation_id and conversation.id = any($1::int[])`;

type Talker = { readonly cookie: string; readonly person_id: number; readonly group_id: number };

/** A school whose people talk: each talker with one conversation of their own. */
export async function makeTalkingSchool(db: Database, port: number) {
  const school_id = await makeSchool(db);
  const people = (await db.pool.query<Made>(PEOPLE, [school_id])).rows;
  const person_ids = people.map(({ person_id }) => person_id);
  const talks = (await db.pool.query<{ id: number }>(TALKS, [school_id, person_ids])).rows.map(({ id }) => id);
  const now = new Date();
  const talkers: Talker[] = [];
  for (const [place, person] of people.entries())
    talkers.push({
      cookie: `kriit-${port}=${await makeSession(db, person, now)}`,
      person_id: person.person_id,
      group_id: talks[place] ?? 0,
    });
  /** Adds so many messages to each of some conversations, as if they had been there for long. */
  const grow = async (groups: readonly number[], count: number): Promise<void> => {
    await db.pool.query(HISTORY, [groups, person_ids, count]);
    await db.pool.query(MOVED, [groups, count]);
    await db.pool.query(READ, [groups]);
    await db.pool.query('analyze messaging.message, messaging.conversation, messaging.member');
  };
  return { school_id, talkers, talks, person_ids, grow };
}

export type TalkingSchool = Awaited<ReturnType<typeof makeTalkingSchool>>;
