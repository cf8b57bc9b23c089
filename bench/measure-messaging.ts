import { randomUUID } from 'node:crypto';
import { tellMessages } from '#modules/messaging/contract/jobs.ts';
import type { Database } from '#platform/server/db.ts';
import { judged, median, ROUNDS } from './median.ts';
import { perSecond } from './per-second.ts';
import { startProgram, startWithDatabase, type WithDatabase } from './product.ts';
import { speak } from './school-calls.ts';
import { CONVERSATIONS, makeTalkingSchool, type TalkingSchool } from './talking-school.ts';

const SENDERS = 64;
const READERS = 32;
const BARE_CONNECTIONS = 8;
const SECONDS = 3;
const FEW = 10_000;
const MANY = 1_000_000;
/** Page 200 of one conversation, counted from its newest message. */
const FAR = 200 * 50;

const SEND_AIM = 0.6;
const ONE_AIM = 0.8;
const LIST_AIM = 0.22;
const PAGE_AIM = 0.17;
const FAR_AIM = 1.2;
const GROWTH_AIM = 1.3;

const TEXT = 'We meet at eight in front of the school, with warm clothes.';

/** What a send writes, by hand and one in a transaction: the row is held, the sender is a member, the news is noted. */
const PLAIN = [
  'select last_number, last_count from messaging.conversation where id = $1 for no key update',
  `select permission_level_id from messaging.member where conversation_id = $1 and person_id = $2 and left_at is null`,
  `with sent as (
     insert into messaging.message (conversation_id, number, count, message_type, author_id, content, client_id, created_at)
     select id, last_number + 1, last_count + 1, 'simple', $2, '${TEXT}', $3, now()
     from messaging.conversation where id = $1 returning number, count
   ), moved as (
     update messaging.conversation set last_number = sent.number, last_count = sent.count, last_at = now()
     from sent where id = $1
   )
   update messaging.member set skipped_count = skipped_count + 1 where conversation_id = $1 and person_id = $2`,
  `insert into platform.fact (name, data, audience, created_at)
   values ('newMessage', json_build_object('group_id', $1::int, 'text', '${TEXT}'), 'conversation:' || $1, now())`,
] as const;

async function sendPlainly(db: Database, { person_id, group_id }: TalkingSchool['talkers'][number]): Promise<void> {
  const client = await db.pool.connect();
  try {
    const [hold, check, write, tell] = PLAIN;
    await client.query('begin');
    await client.query({ name: 'hold', text: hold, values: [group_id] });
    await client.query({ name: 'check', text: check, values: [group_id, person_id] });
    await client.query({ name: 'write', text: write, values: [group_id, person_id, randomUUID()] });
    await client.query({ name: 'tell', text: tell, values: [group_id] });
    await client.query('commit');
  } finally {
    client.release();
  }
}

type Bench = { readonly product: WithDatabase; readonly school: TalkingSchool };

const talkerAt = ({ school: { talkers } }: Bench, turn: number) =>
  talkers[(turn * 37) % CONVERSATIONS] as TalkingSchool['talkers'][number];

const sendTo = ({ product: { url } }: Bench, cookie: string, group_id: number): Promise<unknown> =>
  speak(`${url}/api/v2/messages`, cookie, { group_id, text: TEXT, client_id: randomUUID() });

/**
 * Those who do not look are told some seconds later, which would be done while the next thing is measured, and by nobody
 * for the last one: what waits to be told is taken back.
 */
async function leavingNothing(bench: Bench, sending: Promise<number>): Promise<number> {
  const rate = await sending;
  await bench.product.db.pool.query(`
    with waiting as (select array_agg(id) as ids from graphile_worker.jobs where task_identifier = '${tellMessages.name}')
    select from waiting, lateral graphile_worker.complete_jobs(ids)`);
  await bench.product.db.pool.query(
    'update messaging.conversation set telling_from = null where telling_from is not null',
  );
  return rate;
}

const spread = (bench: Bench): Promise<number> =>
  leavingNothing(
    bench,
    perSecond(SENDERS, SECONDS, (turn) => {
      const { cookie, group_id } = talkerAt(bench, turn);
      return sendTo(bench, cookie, group_id);
    }),
  );

/** Everybody of one conversation writes into it; thirty people may send eighteen hundred messages a minute. */
async function allIntoOne(bench: Bench): Promise<number> {
  const { school } = bench;
  const group_id = school.talks[0] ?? 0;
  await bench.product.db.pool.query(
    `insert into messaging.member (conversation_id, person_id, permission_level_id, joined_at)
     select $1, unnest($2::int[]), 2, now() on conflict do nothing`,
    [group_id, school.person_ids],
  );
  return leavingNothing(
    bench,
    perSecond(SENDERS, SECONDS, (turn) => sendTo(bench, talkerAt(bench, turn).cookie, group_id)),
  );
}

const plain = (bench: Bench): Promise<number> =>
  perSecond(BARE_CONNECTIONS, SECONDS, (turn) => sendPlainly(bench.product.db, talkerAt(bench, turn)));

const list = (bench: Bench): Promise<number> =>
  perSecond(READERS, SECONDS, (turn) =>
    speak(`${bench.product.url}/api/v2/conversations`, talkerAt(bench, turn).cookie),
  );

/** How fast sends and lists are as it stands; the first turn is for getting warm. */
async function rates(bench: Bench): Promise<{ sent: number; listed: number }> {
  const [sent, listed]: [number[], number[]] = [[], []];
  for (let turn = 0; turn <= ROUNDS; turn += 1) {
    sent.push(await spread(bench));
    listed.push(await list(bench));
  }
  return { sent: median(sent.slice(1)), listed: median(listed.slice(1)) };
}

/** Has a bare route answer what ours answers. */
async function hold(bareUrl: string, name: string, address: string, cookie: string): Promise<void> {
  await speak(`${bareUrl}/held/${name}`, '', await speak<object>(address, cookie));
}

/** Fifty messages before a cursor in the longest conversation. */
async function pagesOf(bench: Bench, bareUrl: string) {
  const { school, product } = bench;
  const [talker] = school.talkers;
  const group_id = school.talks[0] ?? 0;
  const address = `${product.url}/api/v2/conversations/${group_id}/messages`;
  const cursorAt = async (back: number): Promise<string> => {
    const { rows } = await product.db.pool.query<{ id: number }>(
      `select message.id from messaging.message join messaging.conversation on conversation.id = conversation_id
       where conversation_id = $1 and number = last_number - $2`,
      [group_id, back],
    );
    type Page = { meta: { previous: string } };
    return (await speak<Page>(`${address}?around=${rows[0]?.id}`, talker?.cookie ?? '')).meta.previous;
  };
  const reading = async (back: number) => {
    const page = `${address}?direction=previous&cursor=${encodeURIComponent(await cursorAt(back))}`;
    await hold(bareUrl, 'page', page, talker?.cookie ?? '');
    return () => perSecond(READERS, SECONDS, () => speak(page, talker?.cookie ?? ''));
  };
  return { first: await reading(60), far: await reading(FAR) };
}

type Round = Record<'bare' | 'sent' | 'one' | 'bareList' | 'listed' | 'barePage' | 'page' | 'far', number>;

async function measureRound(bench: Bench, bareUrl: string, pages: Awaited<ReturnType<typeof pagesOf>>): Promise<Round> {
  const held = (name: string) => perSecond(READERS, SECONDS, () => speak(`${bareUrl}/held/${name}`, ''));
  const bareList = await held('list');
  const listed = await list(bench);
  const barePage = await held('page');
  const page = await pages.first();
  const far = await pages.far();
  const bare = await plain(bench);
  const sent = await spread(bench);
  const one = await allIntoOne(bench);
  return { bare, sent, one, bareList, listed, barePage, page, far };
}

const line = (what: string, ratio: number, aim: number, isMost = false): string =>
  `${what}: ratio ${ratio.toFixed(2)} ${judged(`${aim} or ${isMost ? 'less' : 'more'}`, isMost ? ratio <= aim : ratio >= aim)}`;

/** Sending, the list and pages of messages, with ten thousand messages and with a million. */
export async function measureMessaging(): Promise<string[]> {
  const [product, bareServer] = [
    await startWithDatabase({ connections: BARE_CONNECTIONS }),
    await startProgram('bench/bare-server.ts'),
  ];
  try {
    const school = await makeTalkingSchool(product.db, product.port);
    const bench: Bench = { product, school };
    await school.grow(school.talks, FEW / CONVERSATIONS);
    const few = await rates(bench);
    await school.grow(school.talks, (MANY - FEW) / CONVERSATIONS);
    await school.grow(school.talks.slice(0, 1), FAR + 1_000);
    const many = await rates(bench);
    const pages = await pagesOf(bench, bareServer.url);
    await hold(bareServer.url, 'list', `${product.url}/api/v2/conversations`, talkerAt(bench, 1).cookie);
    const rounds: Round[] = [];
    while (rounds.length < ROUNDS) rounds.push(await measureRound(bench, bareServer.url, pages));
    const ratio = (over: keyof Round, under: keyof Round): number =>
      median(rounds.map((round) => round[over] / round[under]));
    const whole = (number: number): string => Math.round(number).toString();
    return [
      line('Sends over 2,000 conversations beside the same SQL by a bare loop', ratio('sent', 'bare'), SEND_AIM),
      line('All into one conversation beside the spread rate', ratio('one', 'sent'), ONE_AIM),
      line(
        'The list of conversations beside a bare Fastify route that answers the same',
        ratio('listed', 'bareList'),
        LIST_AIM,
      ),
      line(
        'Fifty messages before a cursor beside a bare Fastify route that answers the same',
        ratio('page', 'barePage'),
        PAGE_AIM,
      ),
      line('Page 1 beside page 200, messages a second', ratio('page', 'far'), FAR_AIM, true),
      line('Sends at 10,000 messages beside those at 1,000,000', few.sent / many.sent, GROWTH_AIM, true),
      line('The list at 10,000 messages beside the one at 1,000,000', few.listed / many.listed, GROWTH_AIM, true),
      ...rounds.map(
        (round, place) =>
          `  round ${place + 1}, each a second: sent ${whole(round.sent)}, by the loop ${whole(round.bare)}, into one ${whole(round.one)}, lists ${whole(round.listed)}, pages ${whole(round.page)}, far ones ${whole(round.far)}, bare ${whole(round.bareList)} and ${whole(round.barePage)}`,
      ),
    ];
  } finally {
    await Promise.all([product.stop(), bareServer.stop()]);
  }
}
