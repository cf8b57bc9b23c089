import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { partOf } from './listening.ts';
import { judged, median, ROUNDS } from './median.ts';
import { perSecond } from './per-second.ts';
import { startWithDatabase, type WithDatabase } from './product.ts';
import { speak } from './school-calls.ts';
import { CONVERSATIONS, makeTalkingSchool, type TalkingSchool } from './talking-school.ts';

const MESSAGES = 1_000_000;
const ARRIVALS_PER_SECOND = 200;
const SEARCHERS = 4;
const WINDOW_SECONDS = 5;
const RATE_AIM = 0.5;
const WINDOW_AIM = 4;

/** The same question, asked of the database alone. */
const PLAIN = `
  select message.id from messaging.message
  join messaging.member on member.conversation_id = message.conversation_id and member.person_id = $1
  where message.conversation_id in (select conversation_id from messaging.member where person_id = $1)
    and message.message_type <> 'system' and message.deleted_at is null
    and lower(message.content) like '%' || $2 || '%' and message.number > member.from_number
  order by message.created_at desc limit 21`;

/** A part of a word that a few of one's messages have. */
const wordAt = (turn: number): string => ((turn * 2_654_435_761) >>> 0).toString(16).slice(0, 3).padStart(3, 'a');

/** Messages keep coming from everybody until it is over. */
async function chatter({ url }: WithDatabase, { talkers }: TalkingSchool, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const start = performance.now();
    const burst = Array.from({ length: ARRIVALS_PER_SECOND / 10 }, (_, place) => {
      const talker = talkers[(turn * 20 + place) % CONVERSATIONS];
      const body = { group_id: talker?.group_id, text: `fresh homework ${randomUUID()}`, client_id: randomUUID() };
      return speak(`${url}/api/v2/messages`, talker?.cookie ?? '', body);
    });
    await Promise.all(burst);
    await sleep(Math.max(0, 100 - (performance.now() - start)));
  }
}

/** Searching one's own messages among a million, while two hundred a second arrive. */
export async function measureSearch(): Promise<string[]> {
  const product = await startWithDatabase({ connections: SEARCHERS });
  let isOver = false;
  try {
    const school = await makeTalkingSchool(product.db, product.port);
    await school.grow(school.talks, MESSAGES / CONVERSATIONS);
    const talkerAt = (turn: number) => school.talkers[(turn * 37) % CONVERSATIONS] as TalkingSchool['talkers'][number];
    const noise = chatter(product, school, () => isOver);
    const ratios: number[] = [];
    const windows: number[][] = [];
    const rates: string[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const bare = await perSecond(SEARCHERS, WINDOW_SECONDS, (turn) =>
        product.db.pool.query({ name: 'search', text: PLAIN, values: [talkerAt(turn).person_id, wordAt(turn)] }),
      );
      const times: number[] = [];
      const ours = await perSecond(SEARCHERS, WINDOW_SECONDS, async (turn) => {
        const start = performance.now();
        await speak(`${product.url}/api/v2/messages?search=${wordAt(turn)}`, talkerAt(turn).cookie);
        times.push(performance.now() - start);
      });
      // The first round is for getting warm.
      if (round === 0) continue;
      ratios.push(ours / bare);
      windows.push(times.toSorted((a, b) => a - b));
      rates.push(`  round ${round}: ${Math.round(ours)} of ${Math.round(bare)} a second`);
    }
    isOver = true;
    await noise;
    const usual = median(windows.map((times) => partOf(times, 0.5)));
    const worst = Math.max(...windows.map((times) => partOf(times, 0.99)));
    const [rate, window] = [median(ratios), worst / usual];
    return [
      `Searching among a million while messages arrive, beside its SQL: ratio ${rate.toFixed(2)} ${judged(`${RATE_AIM} or more`, rate >= RATE_AIM)}`,
      `  the worst five seconds: p99 ${window.toFixed(1)} times the median ${judged(`${WINDOW_AIM} or less`, window <= WINDOW_AIM)}`,
      ...rates,
    ];
  } finally {
    isOver = true;
    await product.stop();
  }
}
