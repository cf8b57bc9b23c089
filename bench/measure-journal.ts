import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type Browser, chromium } from '@playwright/test';
import type { Database } from '#platform/server/db.ts';
import { chromiumFlags, findChromium } from '#tools/find-chromium.ts';
import { type LargeJournal, LESSONS, makeLargeJournal, PUPILS } from './large-journal.ts';
import { judged, median, ROUNDS } from './median.ts';
import { perSecond } from './per-second.ts';
import { startWithDatabase, type WithDatabase } from './product.ts';
import { speak } from './school-calls.ts';

const SECONDS = 4;
const OPEN_AIM = 0.3;
const SAVE_AIM = 0.2;
const BYTES_AIM = 40_000;
const PAINTS = 5;
const PAINT_AIM = 1.5;
const KEY_AIM_MS = 50;
/** By then whatever a write sets off has begun. */
const SETTLED_MS = 2_000;

/** What opening reads, by hand: pupils with their names, lessons, graded work, homework, and every cell. */
const READS = [
  `select person.id, firstname, lastname, joined_on, left_on from journal.student
   join people.person on person.id = student.person_id where journal_id = $1 order by lastname, firstname`,
  `select id, title, event_date, lesson_number, description, lesson_type_id, max_points, individual_lesson
   from journal.event where journal_id = $1 and deleted_at is null order by event_date, lesson_number`,
  `select id, title, description, max_points, assessed_on, is_in_aggregate, version from journal.assessment
   where journal_id = $1 and deleted_at is null order by assessed_on`,
  `select person_id, event_id, assessment_id, attendance, value, points, comment_type, comment, version
   from journal.cell where journal_id = $1`,
  'select id, event_id, description, due_on, due_lesson_number, version from journal.homework where journal_id = $1',
] as const;

async function openPlainly({ pool }: Database, { journal_id }: LargeJournal): Promise<void> {
  const client = await pool.connect();
  try {
    for (const [place, text] of READS.entries())
      await client.query({ name: `read ${place}`, text, values: [journal_id] });
  } finally {
    client.release();
  }
}

/** What saving a lesson does, by hand: the journal is held, the lesson is held and written, two facts are noted. */
const WRITES = [
  `select journal.id from journal.journal join journal.teacher on teacher.journal_id = journal.id
   where journal.id = $1 and locked_at is null and $2::int > 0 for share of journal`,
  'select id from journal.event where journal_id = $1 and id = $2 and deleted_at is null for update',
  `update journal.event set title = 'Saved plainly', description = 'Textbook', version = version + 1, updated_at = now()
   where journal_id = $1 and id = $2`,
  `insert into platform.fact (name, data, audience, created_at)
   select name, json_build_object('journal_id', $1::int), who || $1, now()
   from (values ('journalChanged', 'journal-readers:'), ('diaryChanged', 'journal-families:')) as told (name, who)
   where $2::int > 0`,
] as const;

async function savePlainly({ pool }: Database, { journal_id }: LargeJournal, event_id: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const [place, text] of WRITES.entries())
      await client.query({ name: `write ${place}`, text, values: [journal_id, event_id] });
    await client.query('commit');
  } finally {
    client.release();
  }
}

type Bench = { readonly product: WithDatabase; readonly journal: LargeJournal };

const cookieOf = ({ cookie }: LargeJournal): string => `${cookie.name}=${cookie.value}`;
const tableOf = ({ product, journal }: Bench): string => `${product.url}/api/journal/${journal.journal_id}/table`;

/** How much of the answer travels, squeezed as a browser asks for it. */
async function bytesOf(bench: Bench, encoding: string): Promise<number> {
  const headers = { cookie: cookieOf(bench.journal), 'accept-encoding': encoding };
  const call = request(tableOf(bench), { headers });
  call.end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return (await buffer(answer)).length;
}

/** Both in turns, so that they see the same machine; the first round is for getting warm. */
async function inTurns(ours: (turn: number) => Promise<unknown>, bare: (turn: number) => Promise<unknown>) {
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1)
    rounds.push({ bare: await perSecond(1, SECONDS, bare), ours: await perSecond(1, SECONDS, ours) });
  return rounds.slice(1);
}

const told = (what: string, rounds: readonly { ours: number; bare: number }[], aim: number): string[] => {
  const ratio = median(rounds.map(({ ours, bare }) => ours / bare));
  return [
    `${what} beside its plain SQL: ratio ${ratio.toFixed(2)} ${judged(`${aim} or more`, ratio >= aim)}`,
    ...rounds.map(
      ({ ours, bare }, place) =>
        `  round ${place + 1}: ${(1_000 / ours).toFixed(1)} ms each, plain ${(1_000 / bare).toFixed(1)} ms`,
    ),
  ];
};

// Text, because it runs in the page: this side knows no DOM. The table is there when a cell of it has been painted.
const READ_PAINT = `new Promise((resolve) => {
  const look = () => {
    if (!document.querySelector('[role="gridcell"]')) return void requestAnimationFrame(look);
    requestAnimationFrame(() => {
      const arrived = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/table'));
      setTimeout(() => resolve({ painted: performance.now(), arrived: arrived?.responseEnd ?? 0 }));
    });
  };
  look();
})`;

/** When the table stands in a browser, beside the moment at which its answer had arrived. */
async function paint({ product, journal }: Bench, browser: Browser): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ ...journal.cookie, url: product.url }]);
  const page = await context.newPage();
  const times: { painted: number; arrived: number }[] = [];
  for (let round = 0; round <= PAINTS; round += 1) {
    await page.goto(`${product.url}/journal/${journal.journal_id}`);
    times.push(await page.evaluate<{ painted: number; arrived: number }>(READ_PAINT));
  }
  await context.close();
  const warm = times.slice(1);
  const ratio = median(warm.map(({ painted, arrived }) => painted / arrived));
  const ms = (which: 'painted' | 'arrived'): string => `${Math.round(median(warm.map((one) => one[which])))} ms`;
  return `  in a browser it stands after ${ms('painted')}, ${ratio.toFixed(2)} times the ${ms('arrived')} until its answer was there ${judged(`${PAINT_AIM} or less`, ratio <= PAINT_AIM)}`;
}

// From a key to the picture after it, for each key; the last one of a cell writes its grade.
const WATCH_KEYS = `(() => {
  window.shown = [];
  addEventListener('keydown', () => {
    const from = performance.now();
    requestAnimationFrame(() => setTimeout(() => window.shown.push(performance.now() - from)));
  }, true);
})()`;

/** Grades typed down a column: how soon each is in sight, and how often the whole table is read for them. */
async function type({ product, journal }: Bench, browser: Browser): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ ...journal.cookie, url: product.url }]);
  const page = await context.newPage();
  await page.goto(`${product.url}/journal/${journal.journal_id}`);
  await page.locator('[role="gridcell"][data-active]').focus();
  await page.waitForLoadState('networkidle');
  let tables = 0;
  page.on('request', (one) => {
    if (one.url().endsWith('/table')) tables += 1;
  });
  await page.evaluate(WATCH_KEYS);
  await page.keyboard.press('Control+Home');
  for (let pupil = 0; pupil < PUPILS; pupil += 1) {
    await page.keyboard.press(String(1 + (pupil % 5)));
    await page.keyboard.press('Enter');
  }
  await page.getByText('Everything is saved.').waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const shown = median(await page.evaluate<number[]>('shown'));
  await context.close();
  const [soon, alone] = [judged(`${KEY_AIM_MS} or less`, shown <= KEY_AIM_MS), judged('0', tables === 0)];
  return `  a typed grade is in sight after ${Math.round(shown)} ms ${soon}, and ${tables} tables are read for a column of them ${alone}`;
}

/** A journal of 35 pupils and 150 lessons: opening it, typing in it and saving one of its lessons. */
export async function measureJournal(): Promise<string[]> {
  const product = await startWithDatabase();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags() });
  try {
    const journal = await makeLargeJournal(product.db, product.port);
    const bench = { product, journal };
    const { event_ids } = journal;
    const eventAt = (turn: number): number => event_ids[turn % event_ids.length] ?? 0;
    const body = {
      title: 'Saved',
      description: 'Textbook',
      event_date: new Date().toISOString().slice(0, 10),
      lesson_number: 2,
    };
    const opening = await inTurns(
      () => speak(tableOf(bench), cookieOf(journal)),
      () => openPlainly(product.db, journal),
    );
    const [squeezed, whole] = [await bytesOf(bench, 'br, gzip'), await bytesOf(bench, 'identity')];
    const painted = await paint(bench, browser);
    const typed = await type(bench, browser);
    const saving = await inTurns(
      (turn) =>
        speak(`${product.url}/api/journal/${journal.journal_id}/event/${eventAt(turn)}`, cookieOf(journal), body),
      (turn) => savePlainly(product.db, journal, eventAt(turn)),
    );
    return [
      ...told(`Opening a journal of ${PUPILS} pupils and ${LESSONS} lessons`, opening, OPEN_AIM),
      `  ${squeezed} bytes of ${whole} travel ${judged(`${BYTES_AIM} or less`, squeezed <= BYTES_AIM)}`,
      painted,
      typed,
      ...told('Saving a lesson', saving, SAVE_AIM),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}
