import type { PoolClient } from 'pg';
import type { Database } from '#platform/server/db.ts';
import { type Made, makeSchool, makeSession } from '#platform/testing/make.ts';

/** Two thousand conversations of thirty, and as many people, each of whom is in thirty of them. */
export const CONVERSATIONS = 2_000;
const MEMBERS = 30;
/** Far enough apart that nobody is twice in the same conversation. */
const STRIDE = 61;

const SYLLABLES = ['ka', 'lo', 'mer', 'tin', 'su', 'ver', 'da', 'pel', 'no', 'ris', 'hu', 'gat'] as const;
const of = (place: number): string => SYLLABLES[Math.floor(place) % SYLLABLES.length] ?? '';

/** The words of a language that nobody speaks, and one that everybody uses. */
export const WORDS = Array.from(
  { length: 576 },
  (_, place) => of(place) + of(place / 12) + of(place / 144 + place),
).map((word, place) => `${word}${of(place * 5)}`);
export const COMMON_WORD = 'homework';

/** Eight words each, a quarter of them about homework. */
const SENTENCES = Array.from({ length: 20_000 }, (_, place) =>
  Array.from({ length: 8 }, (_word, turn) =>
    turn === 3 && place % 4 === 0 ? COMMON_WORD : WORDS[(place * 17 + turn * turn * 101 + place * turn) % WORDS.length],
  ).join(' '),
);

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

const HISTORY = `
  insert into messaging.message (conversation_id, number, count, message_type, author_id, content, created_at)
  select conversation.id, last_number + turn, last_count + turn, 'simple',
    ($2::int[])[1 + (talk.place + (turn % ${MEMBERS}) * ${STRIDE}) % ${CONVERSATIONS}], sentence.content,
    now() - make_interval(secs => ($3 - turn) * 60)
  from unnest($1::int[]) with ordinality as talk (id, place)
  join messaging.conversation on conversation.id = talk.id
  cross join generate_series(1, $3::int) as turn
  join unnest($4::text[]) with ordinality as sentence (content, place)
    on sentence.place = 1 + (talk.place * 7919 + turn * 31) % cardinality($4::text[])`;

const MOVED = `
  update messaging.conversation set last_number = last_number + $2, last_count = last_count + $2, last_at = now()
  where id = any($1::int[])`;

/** Everybody has read all but the last few. */
const READ = `
  update messaging.member set read_number = greatest(0, last_number - 3), read_count = greatest(0, last_count - 3),
    skipped_count = 0
  from messaging.conversation where conversation.id = conversation_id and conversation.id = any($1::int[])`;

const TIES = `
  select conname as name, pg_get_constraintdef(oid) as made from pg_constraint
  where conrelid = 'messaging.message'::regclass and contype = 'f'`;

/** The product is at work meanwhile, and the database lets one of two go who wait for each other. */
async function insist(client: PoolClient, statement: string): Promise<void> {
  const isDone = await client.query(statement).then(
    () => true,
    () => false,
  );
  if (!isDone) await insist(client, statement);
}

/**
 * Fills while nothing is sorted in and looked up: the index of searches is built once afterwards, as are the ties to people.
 * One by one it would take a quarter of an hour.
 */
async function withoutSearch(db: Database, fill: (client: PoolClient) => Promise<unknown>): Promise<void> {
  const client = await db.pool.connect();
  try {
    // What is answered to people ends after a while; this takes as long as it takes.
    await client.query('set statement_timeout = 0');
    const index = `select pg_get_indexdef('messaging.message_search'::regclass) as made`;
    const { rows } = await client.query<{ made: string }>(index);
    const ties = (await client.query<{ name: string; made: string }>(TIES)).rows;
    await insist(client, 'drop index messaging.message_search');
    for (const { name } of ties) await insist(client, `alter table messaging.message drop constraint ${name}`);
    await fill(client);
    for (const { name, made } of ties)
      await insist(client, `alter table messaging.message add constraint ${name} ${made}`);
    await client.query(`set maintenance_work_mem = '512MB'`);
    await client.query(rows[0]?.made ?? '');
    await client.query('vacuum analyze messaging.message, messaging.conversation, messaging.member');
    // The database looks at what came by itself within a minute, and until then knows of no people.
    await client.query('analyze');
    await client.query('reset maintenance_work_mem');
    await client.query('reset statement_timeout');
  } finally {
    client.release();
  }
}

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
    await withoutSearch(db, async (client) => {
      await client.query(HISTORY, [groups, person_ids, count, SENTENCES]);
      await client.query(MOVED, [groups, count]);
      await client.query(READ, [groups]);
    });
  };
  return { school_id, talkers, talks, person_ids, grow };
}

export type TalkingSchool = Awaited<ReturnType<typeof makeTalkingSchool>>;
