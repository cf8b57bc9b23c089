import { setTimeout as sleep } from 'node:timers/promises';
import type { Consent } from '#modules/consents/contract/shapes.ts';
import { type Database, openDatabase } from '#platform/server/db.ts';
import { startEmbeddedPostgres } from '#platform/server/embedded-postgres.ts';
import { startProduct, temporaryFolder } from '#platform/testing/product.ts';
import { makeLargeSchool, type Speaker } from './large-school.ts';

const CONNECTIONS = 50;
const READS = 60;
const WATCHING_MS = 100;

type School = Awaited<ReturnType<typeof makeLargeSchool>> & { readonly url: string };

async function ask<Data>({ url, school_id }: School, cookie: string, path: string, body?: object): Promise<Data> {
  const answer = await fetch(`${url}/api${path}?school_id=${school_id}`, {
    method: body ? 'POST' : 'GET',
    headers: { cookie, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const start = performance.now();
  const value = await work();
  return { ms: performance.now() - start, value };
}

const partOf = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;

const TEXT = { title: 'A question to everybody', description: '<p>May we?</p>', consent_type: 'simple' };

/** The rows that publishing makes, written by hand: what the database needs at the least. */
const PLAIN = [
  `insert into consents.consent (school_id, consent_type, target_type, created_by, created_at, published_at)
   select $1, 'simple', 'all', min(person_id), now(), now() from people.role where school_id = $1 returning id`,
  `insert into consents.version (consent_id, version, title, description, written_by, written_at)
   select id, 1, 'Plain', '<p>Plain</p>', created_by, now() from consents.consent where id = $2 and school_id = $1`,
  `insert into consents.users_consent (consent_id, person_id, created_at, updated_at)
   select distinct $2::int, person_id, now(), now() from people.role where school_id = $1`,
  `insert into consents.membership (consent_id, person_id, type_id, class_level_id, parallel_identifier_id)
   select distinct $2::int, person_id, type_id, class_level_id, parallel_identifier_id
   from people.role left join people.class on class.id = role.class_id where role.school_id = $1`,
] as const;

async function publishPlainly(db: Database, school_id: number): Promise<number> {
  const { ms } = await timed(async () => {
    const client = await db.pool.connect();
    await client.query('begin');
    const [first, ...others] = PLAIN;
    const id = (await client.query<{ id: number }>(first, [school_id])).rows[0]?.id;
    for (const statement of others) await client.query(statement, [school_id, id]);
    await client.query('commit');
    client.release();
  });
  // Nobody was ever asked it; what follows is measured without it.
  await db.pool.query(`delete from consents.consent where school_id = $1`, [school_id]);
  return ms;
}

/** Publishes to everybody; says when the call was answered and when the last one had it. */
async function publish(school: School): Promise<{ id: number; answered: number; finished: number }> {
  const start = performance.now();
  const body = { consent: { ...TEXT, is_published: true }, consent_target: { target_type: 'all' }, groups: [] };
  const { id } = await ask<{ id: number }>(school, school.headmaster, '/consents', body);
  const answered = performance.now() - start;
  while ((await ask<Consent>(school, school.headmaster, `/consents/${id}`)).delivery !== null) await sleep(20);
  return { id, answered, finished: performance.now() - start };
}

/** How long the summary takes, again and again while something goes on, or a number of times. */
async function readSummary(school: School, id: number, isOver: (times: readonly number[]) => boolean) {
  const times: number[] = [];
  let groups = 0;
  while (!isOver(times)) {
    const { ms, value } = await timed(() => ask<unknown[]>(school, school.headmaster, `/consents/${id}/responses/`));
    times.push(ms);
    groups = value.length;
    await sleep(WATCHING_MS);
  }
  return { times, groups };
}

async function answerAll(school: School, id: number): Promise<number> {
  const left: Speaker[] = [...school.speakers];
  const speakOn = async (): Promise<void> => {
    for (let one = left.pop(); one; one = left.pop())
      await ask(school, one.cookie, `/users/${one.child_id}/consents/${id}`, { is_accepted: true });
  };
  return (await timed(() => Promise.all(Array.from({ length: CONNECTIONS }, speakOn)))).ms;
}

/** One row after the other, each in a transaction of its own: what a bare loop can do. */
async function updateAll(db: Database, { speakers }: School, id: number): Promise<number> {
  const client = await db.pool.connect();
  const { ms } = await timed(async () => {
    for (const { child_id } of speakers)
      await client.query(
        `update consents.users_consent set status = 'accepted', answered_version = 1, answered_by = person_id,
           answered_at = now(), updated_at = now() where consent_id = $1 and person_id = $2`,
        [id, child_id],
      );
  });
  client.release();
  return ms;
}

const idle = async (db: Database): Promise<number> =>
  (
    await timed(async () => {
      while (
        (await db.pool.query('select from graphile_worker.jobs where attempts < max_attempts limit 1')).rows.length
      )
        await sleep(200);
    })
  ).ms;

/** Consents of a school of 5,000 students with 7,000 guardians: sending, answering, watching. */
export async function measureConsents(): Promise<string[]> {
  const folder = await temporaryFolder();
  const postgres = await startEmbeddedPostgres({ folder: folder.path });
  const db = openDatabase(postgres.url, { max: 2 });
  const product = await startProduct({
    DATABASE_URL: postgres.url,
    KRIIT_CALLS_PER_MINUTE: '1000000',
    KRIIT_DATA: folder.path,
  });
  try {
    const school = { ...(await makeLargeSchool(db, product.port)), url: product.url };
    const plain = [await publishPlainly(db, school.school_id), await publishPlainly(db, school.school_id)];
    const sent = await publish(school);
    const quiet = await idle(db);
    await readSummary(school, sent.id, ({ length }) => length === 5);
    const still = await readSummary(school, sent.id, ({ length }) => length === READS);
    let isOver = false;
    const watching = readSummary(school, sent.id, () => isOver);
    const answering = await answerAll(school, sent.id);
    isOver = true;
    const racing = await watching;
    const bare = await updateAll(db, school, sent.id);
    const [least = 0] = plain.toSorted((a, b) => a - b);
    const ms = (time: number): string => `${time.toFixed(0)} ms`;
    return [
      `Publishing to 12,001 people beside its plain SQL: ratio ${(sent.finished / least).toFixed(2)} (aim: 3 or less)`,
      `  answered in ${ms(sent.answered)} (aim: 1 s), everybody had it after ${ms(sent.finished)} (aim: 10 s); plain ${ms(least)}; the notices took ${ms(quiet)} more`,
      `Answers beside a bare loop of one-row updates: ratio ${(bare / answering).toFixed(2)} (aim: 0.4)`,
      `  ${school.speakers.length} answers in ${ms(answering)} (aim: 10 s), the loop ${ms(bare)}`,
      `The summary of ${still.groups} groups while answers race: p99 ${(partOf(racing.times, 0.99) / partOf(still.times, 0.99)).toFixed(2)} times the idle one (aim: 3 or less)`,
      `  idle p50 ${ms(partOf(still.times, 0.5))} (aim: 100 ms), p99 ${ms(partOf(still.times, 0.99))}; racing p50 ${ms(partOf(racing.times, 0.5))}, p99 ${ms(partOf(racing.times, 0.99))}`,
    ];
  } finally {
    await product.stop();
    await db.close();
    await postgres.stop();
    await folder.remove();
  }
}
