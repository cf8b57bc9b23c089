import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { foundPage } from '#modules/messaging/server/found-store.ts';
import type { Actor } from '#platform/server/actor.ts';
import type { Database, Transaction } from '#platform/server/db.ts';
import { partOf } from './listening.ts';
import { judged, median, ROUNDS } from './median.ts';
import { perSecond } from './per-second.ts';
import { startWithDatabase, type WithDatabase } from './product.ts';
import { speak } from './school-calls.ts';
import { COMMON_WORD, CONVERSATIONS, makeTalkingSchool, type TalkingSchool, WORDS } from './talking-school.ts';

const MESSAGES = 1_000_000;
const ARRIVALS_PER_SECOND = 200;
const SEARCHERS = 4;
const WINDOW_SECONDS = 5;
const RATE_AIM = 0.5;
const WINDOW_AIM = 4;

/** A part of a word that some of one's messages have, and every fourth time one that a quarter of them have. */
const wordAt = (turn: number): string =>
  turn % 4 === 0 ? COMMON_WORD.slice(0, 5) : (WORDS[(turn * 7) % WORDS.length] ?? '').slice(1);

/** The same question, asked of the database alone. */
const searchPlainly = ({ kysely }: Database, user_id: number, word: string): Promise<unknown> =>
  foundPage(kysely as unknown as Transaction, { user_id } as Actor, word, 1, new Date());

/** Messages keep coming from everybody until it is over. */
async function chatter({ url }: WithDatabase, { talkers }: TalkingSchool, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const start = performance.now();
    const burst = Array.from({ length: ARRIVALS_PER_SECOND / 10 }, (_, place) => {
      const talker = talkers[(turn * 20 + place) % CONVERSATIONS];
      const body = {
        group_id: talker?.group_id,
        text: `fresh ${COMMON_WORD} ${WORDS[(turn * 13 + place) % WORDS.length]} ${place}`,
        client_id: randomUUID(),
      };
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
        searchPlainly(product.db, talkerAt(turn).person_id, wordAt(turn)),
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
      windows.push(times);
      rates.push(`  round ${round}: ${Math.round(ours)} of ${Math.round(bare)} a second`);
    }
    isOver = true;
    await noise;
    const usual = median(windows.map((times) => partOf([times], 0.5)));
    const worst = Math.max(...windows.map((times) => partOf([times], 0.99)));
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
