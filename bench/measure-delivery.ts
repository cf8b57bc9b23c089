import { randomUUID } from 'node:crypto';
import { createSocketTicket } from '#modules/account/contract/create-socket-ticket.ts';
import { newMessage } from '#modules/messaging/contract/facts.ts';
import { addressOf } from '#platform/contract/endpoint.ts';
import { makeSession } from '#platform/testing/make.ts';
import { type Arrivals, lastOf, openAll, openSocket, partOf, timesOf } from './listening.ts';
import { judged, median, ROUNDS } from './median.ts';
import { type Running, startProgram, startWithDatabase, type WithDatabase } from './product.ts';
import { speak } from './school-calls.ts';

const TALK_AIM = 2.5;
const ANNOUNCEMENT_AIM = 1.8;
const TEXT = 'We meet at eight in front of the school, with warm clothes.';
/** Nobody sends more than sixty messages in a minute, so many take turns. */
const SENDERS = 40;
/** Everybody who hears has one socket of their own, and those who send have none. */
const SIZES = { few: 100, many: 1_000, all: 5_000 } as const;
/**
 * The slowest hundredth of 200 messages is two of them, and says more of the two moments than of us; of 500 it is five. Of
 * the last one who hears the middle of a few is enough.
 */
const FACTS = { few: 500, many: 50, all: 5 } as const;
/** Before anything is measured: each connection plans its statements anew in the first five times. */
const WARM_UP = 200;

const SCHOOL = `
  with school as (
    insert into people.school (name, country, time_zone, package_key)
    values ('A listening school', 'EE', 'Europe/Tallinn', 'standard') returning id
  ), person as (
    insert into people.person (firstname, lastname)
    select 'Listener', 'Number ' || place from generate_series(1, $1) as place returning id
  ), role as (
    insert into people.role (person_id, school_id, type_id, starts_on)
    select person.id, school.id, 1, '2020-09-01' from person, school returning person_id, id as role_id, school_id
  )
  select person_id, role_id, school_id from role order by person_id`;

// They came yesterday, and none of them wants a letter or a push: measured is the way to those who look.
const TALK = `
  with conversation as (
    insert into messaging.conversation (school_id, group_type, title, last_at, member_count, created_by, created_at)
    values ($1, $2, 'Talk', now(), array_length($3::int[], 1), ($3::int[])[1], now()) returning id
  ), joined as (
    insert into messaging.member (conversation_id, person_id, permission_level_id, joined_at, mute_level, muted_until)
    select id, person_id, case when place <= ${SENDERS} then 1 else 2 end, now() - interval '1 day', 'never', 'infinity'
    from conversation, unnest($3::int[]) with ordinality as member (person_id, place)
  )
  select id from conversation`;

// What was said before, by the same people: of an empty table the database thinks that reading all of it is the shortest way.
const SAID_BEFORE = 20_000;
const HISTORY = `
  with said as (
    insert into messaging.message (conversation_id, number, count, message_type, author_id, content, created_at)
    select $1, turn, turn, 'simple', ($2::int[])[1 + turn % array_length($2::int[], 1)], 'We met at eight, for the time number ' || turn,
      now() - interval '1 day' - make_interval(secs => ${SAID_BEFORE} - turn)
    from generate_series(1, ${SAID_BEFORE}) as turn
  )
  update messaging.conversation set last_number = ${SAID_BEFORE}, last_count = ${SAID_BEFORE} where id = $1`;

type Listener = { readonly person_id: number; readonly role_id: number; readonly school_id: number };

async function prepare({ db, port }: WithDatabase) {
  const people = (await db.pool.query<Listener>(SCHOOL, [SENDERS + SIZES.all])).rows;
  const now = new Date();
  const cookies: string[] = [];
  for (const person of people) cookies.push(`kriit-${port}=${await makeSession(db, person, now)}`);
  const [{ school_id } = { school_id: 0 }] = people;
  const talkOf = async (group_type: string, size: number): Promise<number> => {
    const members = people.slice(0, SENDERS + size).map(({ person_id }) => person_id);
    return (await db.pool.query<{ id: number }>(TALK, [school_id, group_type, members])).rows[0]?.id ?? 0;
  };
  const talks = {
    few: await talkOf('simple', SIZES.few),
    many: await talkOf('simple', SIZES.many),
    all: await talkOf('new_announcement', SIZES.all),
    thirty: await talkOf('new_announcement', 30),
  };
  const before = await talkOf('simple', SIZES.few);
  await db.pool.query(HISTORY, [before, people.slice(0, SENDERS + SIZES.few).map(({ person_id }) => person_id)]);
  await db.pool.query('vacuum analyze');
  return { people, cookies, talks };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

const listen = ({ url }: Running, { people, cookies }: Prepared, arrivals: Arrivals) =>
  openAll(SIZES.all, async (position) => {
    const [person, cookie = ''] = [people[SENDERS + position], cookies[SENDERS + position]];
    const { data } = await speak<{ data: { access_token: string } }>(
      `${url}${addressOf(createSocketTicket)}`,
      cookie,
      {},
    );
    const names = { firstname: 'Listener', lastname: `Number ${SENDERS + position + 1}` };
    const first = { action: 'register', data: { user_id: person?.person_id, ...names, ...data } };
    return openSocket(`${url.replace('http', 'ws')}/socket`, url, arrivals, first);
  });

type Name = keyof typeof SIZES;

/** A message to 100, to 1,000 and an announcement to 5,000 who listen, beside a bare broadcast to as many. */
export async function measureDelivery(): Promise<string[]> {
  const product = await startWithDatabase();
  const bares = new Map<Name, Running>();
  const arrivals: Arrivals = { action: newMessage.name, hear: () => {} };
  try {
    const prepared = await prepare(product);
    const sockets = await listen(product, prepared, arrivals);
    let sent = 0;
    const send = (group_id: number) => {
      sent += 1;
      const message = { group_id, text: TEXT, client_id: randomUUID() };
      return speak(`${product.url}/api/v2/messages`, prepared.cookies[sent % SENDERS] ?? '', message);
    };
    // What a listener gets, so that both sides send as many bytes.
    const heard = new Promise<string>((resolve) => {
      sockets[0]?.on('message', (frame) => String(frame).includes(TEXT) && resolve(String(frame)));
    });
    await timesOf(() => send(prepared.talks.few), arrivals, SIZES.few, WARM_UP);
    const body = await heard;
    for (const [name, size] of Object.entries(SIZES) as [Name, number][]) {
      const bare = await startProgram('bench/bare-socket-server.ts');
      bares.set(name, bare);
      await openAll(size, () => openSocket(`${bare.url.replace('http', 'ws')}/?hears`, bare.url, arrivals));
    }
    const lines: string[] = [];
    for (const [name, size] of Object.entries(SIZES) as [Name, number][]) {
      const bare = bares.get(name)?.url ?? '';
      const timeOf = (facts: number[][]): number => (name === 'all' ? lastOf(facts) : partOf(facts, 0.99));
      const ratios: number[] = [];
      await timesOf(() => fetch(bare, { method: 'POST', body }), arrivals, size);
      await timesOf(() => send(prepared.talks[name]), arrivals, size);
      for (let round = 0; round < ROUNDS; round += 1) {
        const [most, ours]: [number[][], number[][]] = [[], []];
        // In turns, so that both have the same share of what else the machine does.
        for (let fact = 0; fact < FACTS[name]; fact += 1) {
          most.push(...(await timesOf(() => fetch(bare, { method: 'POST', body }), arrivals, size, 1)));
          ours.push(...(await timesOf(() => send(prepared.talks[name]), arrivals, size, 1)));
        }
        ratios.push(timeOf(ours) / timeOf(most));
        lines.push(
          `  to ${size}: ours ${timeOf(ours).toFixed(1)} ms, bare ${timeOf(most).toFixed(1)} ms; the middle one ${partOf(ours, 0.5).toFixed(1)} and ${partOf(most, 0.5).toFixed(1)}`,
        );
      }
      const aim = name === 'all' ? ANNOUNCEMENT_AIM : TALK_AIM;
      const ratio = median(ratios);
      const what = name === 'all' ? 'An announcement to 5,000, the last one' : `A message to ${size}, p99`;
      lines.push(
        `${what}, beside a bare broadcast: ${ratio.toFixed(2)} times ${judged(`${aim} or less`, ratio <= aim)}`,
      );
    }
    return [...lines, await callTimes(send, prepared)];
  } finally {
    await Promise.all([product.stop(), ...[...bares.values()].map((bare) => bare.stop())]);
  }
}

/** The call itself waits for nobody who hears. */
async function callTimes(send: (group_id: number) => Promise<unknown>, { talks }: Prepared): Promise<string> {
  const times: Record<'thirty' | 'all', number[]> = { thirty: [], all: [] };
  for (let turn = 0; turn < 10; turn += 1)
    for (const name of ['thirty', 'all'] as const) {
      const start = performance.now();
      await send(talks[name]);
      times[name].push(performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
  const ratio = median(times.all) / median(times.thirty);
  return `The call of an announcement to 5,000 beside one to 30: ${ratio.toFixed(2)} times (${median(times.all).toFixed(1)} and ${median(times.thirty).toFixed(1)} ms)`;
}
