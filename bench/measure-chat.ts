import { randomUUID } from 'node:crypto';
import { type Browser, chromium, type Page } from '@playwright/test';
import { makeConversation } from '#platform/testing/conversations.ts';
import { makeMember, makeSchool, makeSession } from '#platform/testing/make.ts';
import { chromiumFlags, findChromium } from '#tools/find-chromium.ts';
import { bareListPage } from './bare-list.ts';
import { judged, median } from './median.ts';
import { startWithDatabase, type WithDatabase } from './product.ts';
import { speak } from './school-calls.ts';

const MESSAGES = 10_000;
const ROUNDS = 7;
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

// Text, because it runs in the page: this side knows no DOM. A thing is there when it has been painted.
const CLOCK = `
  window.painted = (isThere, from) => new Promise((resolve) => {
    const look = () => {
      if (!isThere()) return void requestAnimationFrame(look);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - from());
        port2.postMessage(0);
      });
    };
    look();
  });
  window.says = (text) => () => [...document.querySelectorAll('article')].some((one) => one.textContent.includes(text));
  window.keys = [];
  addEventListener('keydown', ({ timeStamp }) => void painted(() => true, () => timeStamp).then((ms) => keys.push(ms)), true);
  window.heard = 0;
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        if (data.includes('newMessage')) window.heard = performance.now();
      });
    }
  };`;

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
  await db.pool.query(HISTORY, [long, [reader.person_id, writer.person_id], MESSAGES]);
  await db.pool.query(HISTORY, [short, [reader.person_id, writer.person_id], 3]);
  await db.pool.query('analyze');
  return { reader, writer, long };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;
type Times = Record<'opening' | 'typing' | 'a new message', number>;

async function typing(page: Page): Promise<number> {
  await page.locator('textarea').first().click();
  await page.evaluate('keys.length = 0');
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('a', { delay: 30 });
  await page.waitForFunction(`keys.length >= ${KEYS}`);
  return median(await page.evaluate<number[]>('keys'));
}

/** Ours: from the press on the list, from the frame on the socket, from the key. */
async function measureOurs({ url }: WithDatabase, { writer, long }: Prepared, page: Page): Promise<Times> {
  const press = (title: string, text: string) =>
    page.evaluate<number>(`(() => {
      const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent.includes('${title}'));
      const from = performance.now();
      link.click();
      return painted(says('${text}'), () => from);
    })()`);
  await press('A short talk', 'Line 3 of');
  const opening = await press('A long talk', `Line ${MESSAGES} of`);
  const text = `News ${randomUUID()}`;
  const coming = page.evaluate<number>(`painted(says('${text}'), () => heard)`);
  await speak(`${url}/api/v2/messages`, `${writer.name}=${writer.token}`, { group_id: long, text });
  return { opening, 'a new message': await coming, typing: await typing(page) };
}

async function measureBare({ url }: WithDatabase, { long }: Prepared, page: Page): Promise<Times> {
  await page.evaluate('closeList()');
  const address = `${url}/api/v2/conversations/${long}/messages`;
  const opening = await page.evaluate<number>(`(() => {
    const from = performance.now();
    openList('${address}');
    return painted(says('Line ${MESSAGES} of'), () => from);
  })()`);
  const text = `News ${randomUUID()}`;
  const coming = await page.evaluate<number>(`(() => {
    const from = performance.now();
    addRow('${text}');
    return painted(says('${text}'), () => from);
  })()`);
  return { opening, 'a new message': coming, typing: await typing(page) };
}

async function openPages(browser: Browser, { url }: WithDatabase, { reader }: Prepared) {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
  await context.addCookies([{ name: reader.name, value: reader.token, url }]);
  await context.addInitScript(CLOCK);
  const bareHtml = await bareListPage(MESSAGES);
  await context.route(`${url}/bare-list`, (route) => route.fulfill({ contentType: 'text/html', body: bareHtml }));
  const openPage = async (path: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return page;
  };
  return { ours: await openPage('/messaging/main'), bare: await openPage('/bare-list') };
}

/** Opening, typing and a new message in a conversation of 10,000, beside a list with nothing in it, on a slow machine. */
export async function measureChat(): Promise<string[]> {
  const product = await startWithDatabase();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags() });
  try {
    const prepared = await prepare(product);
    const pages = await openPages(browser, product, prepared);
    const rounds: { ours: Times; bare: Times }[] = [];
    // The first round is for getting warm.
    for (let round = 0; round <= ROUNDS; round += 1) {
      await pages.ours.bringToFront();
      const ours = await measureOurs(product, prepared, pages.ours);
      await pages.bare.bringToFront();
      const bare = await measureBare(product, prepared, pages.bare);
      if (round > 0) rounds.push({ ours, bare });
    }
    return (['opening', 'typing', 'a new message'] as const).map((what) => {
      const [ms, least] = [median(rounds.map(({ ours }) => ours[what])), median(rounds.map(({ bare }) => bare[what]))];
      const ratio = median(rounds.map(({ ours, bare }) => ours[what] / bare[what]));
      const verdict = judged(`${RATIO_AIM} or less, and ${MS_AIM} ms or less`, ratio <= RATIO_AIM && ms <= MS_AIM);
      return `A conversation of 10,000 at ${SLOWDOWN} times slowdown, ${what}: ${ms.toFixed(0)} ms, ${ratio.toFixed(2)} times a bare list (${least.toFixed(0)} ms) ${verdict}`;
    });
  } finally {
    await browser.close();
    await product.stop();
  }
}
