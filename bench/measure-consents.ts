import { setTimeout as sleep } from 'node:timers/promises';
import type { Consent } from '#modules/consents/contract/shapes.ts';
import type { Database } from '#platform/server/db.ts';
import { makeLargeSchool, type Speaker } from './large-school.ts';
import { median, ROUNDS } from './median.ts';
import { startWithDatabase } from './product.ts';
import { ask, type School } from './school-calls.ts';

const CONNECTIONS = 50;
const READS = 60;
/** An open summary is read anew about once a second while answers pour in. */
const WATCHING_MS = 500;
const TURNS = 5;
const HEADMASTERS = { scope: { class_level_id: null, parallel_identifier_id: null, type_id: [4] } };

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
async function publish(
  school: School,
  consent_target: object,
  groups: readonly object[],
): Promise<{ id: number; answered: number; finished: number }> {
  const start = performance.now();
  const body = { consent: { ...TEXT, is_published: true }, consent_target, groups };
  const { id } = await ask<{ id: number }>(school, school.headmaster, '/consents', body);
  const answered = performance.now() - start;
  while ((await ask<Consent>(school, school.headmaster, `/consents/${id}`)).delivery !== null) await sleep(50);
  return { id, answered, finished: performance.now() - start };
}

/** Leaves no work for later. What is being done is waited for, because it may add more, and that goes too. */
async function dropJobs(db: Database): Promise<void> {
  for (;;) {
    await db.pool.query('delete from graphile_worker._private_jobs where locked_at is null');
    if ((await db.pool.query('select from graphile_worker._private_jobs')).rowCount === 0) return;
    await sleep(50);
  }
}

/** How long the summary takes, again and again while something goes on, or a number of times. */
async function readSummary(school: School, id: number, isOver: (times: readonly number[]) => boolean, pause = 0) {
  const times: number[] = [];
  let groups = 0;
  while (!isOver(times)) {
    const { ms, value } = await timed(() => ask<unknown[]>(school, school.headmaster, `/consents/${id}/responses/`));
    times.push(ms);
    groups = value.length;
    await sleep(pause);
  }
  return { times, groups };
}

async function answerAll(school: School, speakers: readonly Speaker[], id: number): Promise<number> {
  const left = [...speakers];
  const speakOn = async (): Promise<void> => {
    for (let one = left.pop(); one; one = left.pop())
      await ask(school, one.cookie, `/users/${one.child_id}/consents/${id}`, { is_accepted: true });
  };
  return (await timed(() => Promise.all(Array.from({ length: CONNECTIONS }, speakOn)))).ms;
}

/** One row after the other, each in a transaction of its own: what a bare loop can do. */
async function updateAll(db: Database, speakers: readonly Speaker[], id: number): Promise<number> {
  const client = await db.pool.connect();
  const { ms } = await timed(async () => {
    for (const { child_id } of speakers)
      await client.query(
        `update consents.users_consent set status = 'denied', answered_version = 1, answered_by = person_id,
           answered_at = now(), updated_at = now() where consent_id = $1 and person_id = $2`,
        [id, child_id],
      );
  });
  client.release();
  return ms;
}

/** Both in turns, so that they see the same machine; the bare ones come after, and change what was answered. */
async function answerInTurns(db: Database, school: School, id: number): Promise<{ ours: number; bare: number }> {
  const { speakers } = school;
  const size = speakers.length / TURNS;
  let [ours, bare] = [0, 0];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const some = speakers.slice(turn * size, (turn + 1) * size);
    ours += await answerAll(school, some, id);
    bare += await updateAll(db, some, id);
  }
  return { ours, bare };
}

/** Everybody answers a few times over; the first time is for getting warm, as a school's server is by evening. */
async function answerInRounds(db: Database, school: School, id: number): Promise<{ ours: number; bare: number }[]> {
  await answerInTurns(db, school, id);
  const rounds: { ours: number; bare: number }[] = [];
  while (rounds.length < ROUNDS) rounds.push(await answerInTurns(db, school, id));
  return rounds;
}

/** Consents of a school of 5,000 students with 7,000 guardians: sending, answering, watching. */
export async function measureConsents(): Promise<string[]> {
  const { db, url, port, stop } = await startWithDatabase();
  try {
    const school = { ...(await makeLargeSchool(db, port)), url };
    const plain = [await publishPlainly(db, school.school_id), await publishPlainly(db, school.school_id)];
    const first = await publish(school, { target_type: 'all' }, []);
    await dropJobs(db);
    const sent = await publish(school, { target_type: 'all' }, []);
    // Thousands of notices are on their way now; what is published next must not wait for them.
    const next = await publish(school, { target_type: 'custom' }, [HEADMASTERS]);
    await dropJobs(db);
    await readSummary(school, sent.id, ({ length }) => length === 5);
    const still = await readSummary(school, sent.id, ({ length }) => length === READS);
    let isOver = false;
    const watching = readSummary(school, sent.id, () => isOver, WATCHING_MS);
    const rounds = await answerInRounds(db, school, sent.id);
    isOver = true;
    const racing = await watching;
    // Twice each, and the quicker one counts.
    const least = Math.min(...plain);
    const finished = Math.min(first.finished, sent.finished);
    const ms = (time: number): string => `${time.toFixed(0)} ms`;
    const p99 = ({ times }: { times: readonly number[] }): number => partOf(times, 0.99);
    const p50 = ({ times }: { times: readonly number[] }): number => partOf(times, 0.5);
    return [
      `Publishing to 12,001 people beside its plain SQL: ratio ${(finished / least).toFixed(2)} (aim: 3 or less)`,
      `  answered in ${ms(Math.max(first.answered, sent.answered))} (aim: 1 s), everybody had it after ${ms(finished)} (aim: 10 s), plain ${ms(least)}; the next one after ${ms(next.finished)}`,
      `Answers beside a bare loop of one-row updates: ratio ${median(rounds.map(({ ours, bare }) => bare / ours)).toFixed(2)} (aim: 0.4)`,
      ...rounds.map(
        ({ ours, bare }, place) =>
          `  round ${place + 1}: ${school.speakers.length} answers in ${ms(ours)} (aim: 10 s), the loop ${ms(bare)}`,
      ),
      `The summary of ${still.groups} groups while answers race: p99 ${(p99(racing) / p99(still)).toFixed(2)} times the idle one (aim: 3 or less)`,
      `  idle p50 ${ms(p50(still))} (aim: 100 ms), p99 ${ms(p99(still))}; racing p50 ${ms(p50(racing))}, p99 ${ms(p99(racing))}`,
    ];
  } finally {
    await stop();
  }
}
