import { randomUUID } from 'node:crypto';
import { type Browser, type CDPSession, chromium, type Locator, type Page } from '@playwright/test';
import { makeConversation } from '#platform/testing/conversations.ts';
import { makeMember, makeSchool, makeSession } from '#platform/testing/make.ts';
import { chromiumFlags, findChromium } from '#tools/find-chromium.ts';
import { bareListPage } from './bare-list.ts';
import { type Work, workBetweenMarks } from './main-thread.ts';
import { judged, median } from './median.ts';
import { CLOCK } from './page-clock.ts';
import { startWithDatabase, type WithDatabase } from './product.ts';
import { speak } from './school-calls.ts';

const MESSAGES = 10_000;
const ROUNDS = 11;
/** So often each is done before anything counts: a browser compiles what comes again, and both are to be compiled. */
const WARM_ROUNDS = 4;
const KEYS = 20;
const SLOWDOWN = 4;
const RATIO_AIM = 1.5;
const MS_AIM = 100;

const HISTORY = `
  with said as (
    insert into messaging.message (conversation_id, number, count, message_type, author_id, content, created_at)
    select $1, turn, turn, 'simple', ($2::int[])[1 + turn % 2], 'Line ' || turn || ' of a long talk, about as long as most of them are.',
      now() - make_interval(mins => $3 - turn)
    from generate_series(1, $3::int) as turn
  ), moved as (
    update messaging.conversation set last_number = $3, last_count = $3 where id = $1
  )
  update messaging.member set read_number = $3, read_count = $3 where conversation_id = $1`;

async function prepare({ db, port }: WithDatabase) {
  const now = new Date();
  const school_id = await makeSchool(db);
  const enter = async () => {
    const person = await makeMember(db, { school_id, role: 'teacher' });
    return { ...person, token: await makeSession(db, person, now), name: `kriit-${port}` };
  };
  const [reader, writer] = [await enter(), await enter()];
  const begin = (title: string) => makeConversation(db, [reader, writer], { school_id, title, now });
  const [long, short] = [await begin('A long talk'), await begin('A short talk')];
  const client = await db.pool.connect();
  // What is answered to people ends after a while; this takes as long as it takes.
  await client.query('set statement_timeout = 0');
  await client.query(HISTORY, [long, [reader.person_id, writer.person_id], MESSAGES]);
  await client.query(HISTORY, [short, [reader.person_id, writer.person_id], 3]);
  await client.query('analyze');
  client.release();
  return { reader, writer, long, last: { text: `Line ${MESSAGES} of` } };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;
type What = 'opening' | 'typing' | 'a new message';
const WHATS = ['opening', 'typing', 'a new message'] as const satisfies readonly What[];
/** How long it takes until each is painted, in milliseconds. */
type Acts = Record<What, () => Promise<number>>;

/** What was typed is taken away again: a draft that grows from round to round would be drawn with the conversation. */
async function typing(page: Page): Promise<number> {
  const field = page.locator('textarea').first();
  await field.click();
  await page.evaluate('keys.length = 0');
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('a', { delay: 30 });
  // Asked again and again from here: the page lets nobody evaluate anything later on.
  while ((await page.evaluate<number>('keys.length')) < KEYS) await page.waitForTimeout(10);
  const times = median(await page.evaluate<number[]>('keys'));
  await field.fill('');
  return times;
}

/** A mouse stays down for about as long; our own measure, since nobody says how long people press. */
const PRESSED_MS = 80;

/** Presses by hand on what opens the conversation; gives how long it takes from letting go until its last words are there. */
async function pressing(page: Page, link: Locator, text: string): Promise<number> {
  await link.hover();
  const coming = page.evaluate<number>(`painted(says('${text}'), () => letGo)`);
  // The mouse is let go in time, whether or not the page has got done with its going down.
  await Promise.all([page.mouse.down(), page.waitForTimeout(PRESSED_MS)]);
  await page.mouse.up();
  return coming;
}

/** Ours: from letting go of the mouse on the list, from the frame on the socket, from the key. */
function actsOfOurs({ url }: WithDatabase, { writer, long, last }: Prepared, page: Page): Acts {
  return {
    opening: () => pressing(page, page.getByRole('link', { name: /^A long talk/ }), last.text),
    'a new message': async () => {
      const text = `News ${randomUUID()}`;
      const coming = page.evaluate<number>(`painted(says('${text}'), () => heard)`);
      await speak(`${url}/api/v2/messages`, `${writer.name}=${writer.token}`, { group_id: long, text });
      last.text = text;
      return coming;
    },
    typing: () => typing(page),
  };
}

function actsOfBare({ url }: WithDatabase, { long, last }: Prepared, page: Page): Acts {
  const address = `${url}/api/v2/conversations/${long}/messages`;
  return {
    opening: async () => {
      await page.evaluate(`document.querySelector('.other').onclick = () => (openList('${address}'), false)`);
      return pressing(page, page.locator('.other').first(), last.text);
    },
    'a new message': () => {
      const text = `News ${randomUUID()}`;
      const frame = { message_id: text, author: { firstname: 'Some', lastname: 'Body' }, author_user_id: 1 };
      const data = JSON.stringify({ ...frame, content_plain: text, creation_date: new Date().toISOString() });
      return page.evaluate<number>(`(() => {
        const from = begin();
        addRow(${JSON.stringify(data)});
        return painted(says('${text}'), () => from);
      })()`);
    },
    typing: () => typing(page),
  };
}

/** Leads away from what is opened next. */
async function leaveOurs(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent.includes('A short talk'));
    link.click();
    return painted(says('Line 3 of'), () => 0);
  })()`);
}

type Side = { acts: Acts; page: Page; devtools: CDPSession; leave: (page: Page) => Promise<unknown> };
type Measured = Record<What, { ms: number; work: Work }>;

/** What came before is through, such as what is drawn and fetched after a message stands there. */
const REST_MS = 700;
const SIDES = ['ours', 'bare'] as const;
type Both<T> = Record<(typeof SIDES)[number], T>;

/**
 * Each twice: the work of the main thread at its own speed, and the time on a slow machine. What is compared comes right
 * after each other, since the machine is not as fast in one moment as in the next.
 */
async function measure(sides: Both<Side>): Promise<Both<Measured>> {
  const nothing = { ms: 0, work: { all: 0, style: 0, layout: 0 } };
  const none = (): Measured => ({ opening: nothing, typing: nothing, 'a new message': nothing });
  const made: Both<Measured> = { ours: none(), bare: none() };
  for (const rate of [1, SLOWDOWN])
    for (const what of ['opening', 'a new message', 'typing'] as const)
      for (const name of SIDES) {
        const { acts, page, devtools, leave } = sides[name];
        await page.bringToFront();
        await devtools.send('Emulation.setCPUThrottlingRate', { rate });
        if (what === 'opening') await leave(page);
        await page.waitForTimeout(REST_MS);
        const { work } = made[name][what];
        if (rate > 1) made[name][what] = { ms: await acts[what](), work };
        else made[name][what] = { ms: 0, work: middle(await workBetweenMarks(devtools, acts[what])) };
      }
  return made;
}

/** The middle one of each. */
const middle = (works: readonly Work[]): Work => ({
  all: median(works.map(({ all }) => all)),
  style: median(works.map(({ style }) => style)),
  layout: median(works.map(({ layout }) => layout)),
});

async function openSides(browser: Browser, product: WithDatabase, prepared: Prepared) {
  const { url } = product;
  const { reader } = prepared;
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  await context.addCookies([{ name: reader.name, value: reader.token, url }]);
  await context.addInitScript(CLOCK);
  const bareHtml = await bareListPage(MESSAGES);
  await context.route(`${url}/bare-list`, (route) => route.fulfill({ contentType: 'text/html', body: bareHtml }));
  const openPage = async (path: string) => {
    const page = await context.newPage();
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    return { page, devtools: await context.newCDPSession(page) };
  };
  const [ours, bare] = [await openPage('/messaging/main'), await openPage('/bare-list')];
  await ours.page.getByText('A long talk', { exact: true }).waitFor();
  return {
    ours: { ...ours, acts: actsOfOurs(product, prepared, ours.page), leave: leaveOurs },
    bare: {
      ...bare,
      acts: actsOfBare(product, prepared, bare.page),
      leave: (page: Page) => page.evaluate('closeList()'),
    },
  };
}

/** Opening, typing and a new message in a conversation of 10,000, beside a list with nothing in it. */
export async function measureChat(): Promise<string[]> {
  const product = await startWithDatabase();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags() });
  try {
    const prepared = await prepare(product);
    const sides = await openSides(browser, product, prepared);
    const rounds: Both<Measured>[] = [];
    for (let round = 0; round < WARM_ROUNDS; round += 1) await measure(sides);
    while (rounds.length < ROUNDS) rounds.push(await measure(sides));
    return WHATS.flatMap((what) => {
      const of = (side: 'ours' | 'bare', pick: (one: Measured[What]) => number) =>
        median(rounds.map((round) => pick(round[side][what])));
      const over = (pick: (one: Measured[What]) => number) =>
        median(rounds.map(({ ours, bare }) => pick(ours[what]) / pick(bare[what]))).toFixed(2);
      const ratio = over(({ work }) => work.all);
      const ms = of('ours', (one) => one.ms);
      const verdict = judged(`${RATIO_AIM} or less, and ${MS_AIM} ms or less`, +ratio <= RATIO_AIM && ms <= MS_AIM);
      const parts = (side: 'ours' | 'bare') =>
        `${(['all', 'style', 'layout'] as const).map((part) => of(side, ({ work }) => work[part]).toFixed(1)).join(', ')} ms`;
      return [
        `A conversation of 10,000, ${what}: ${ratio} times the work of a bare list, ${ms.toFixed(0)} ms at ${SLOWDOWN} times slowdown ${verdict}`,
        `  work, of it style and layout: ours ${parts('ours')}, bare ${parts('bare')}; ${over((one) => one.ms)} times as long as a bare list (${of('bare', (one) => one.ms).toFixed(0)} ms)`,
      ];
    });
  } finally {
    await browser.close();
    await product.stop();
  }
}
