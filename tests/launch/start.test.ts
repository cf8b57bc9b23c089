import { lookup } from 'node:dns/promises';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAlive } from '#platform/server/embedded-postgres-pid.ts';
import { findFreePort } from '#platform/server/free-port.ts';
import {
  furnishedFolder,
  hostPageOf,
  launch,
  type Product,
  readJson,
  signInTo,
  startProduct,
  temporaryFolder,
} from '#platform/testing/product.ts';

// A promise of ten seconds is tested with patience: these machines are busy.
const STOP_PATIENCE_MS = 50_000;

const postmasterOf = (folder: string): number | undefined => {
  const [file] = globSync('**/postmaster.pid', { cwd: folder });
  return file ? Number.parseInt(readFileSync(join(folder, file), 'utf8'), 10) : undefined;
};

async function keepChat({ url }: Product, cookie: string, support_chat_id: string): Promise<void> {
  const answer = await fetch(`${url}/api/user/profile`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ support_chat_id }),
  });
  expect(answer.status).toBe(200);
}

const readChat = async ({ url }: Product, cookie: string): Promise<string> =>
  (await readJson<{ support_chat_id: string }>(`${url}/api/user/me`, { headers: { cookie } })).support_chat_id;

/** Starts in vain; gives what a person reads and the exit code. */
async function failToStart(env: Record<string, string>): Promise<{ code: number | null; printed: string }> {
  const { ended, printed } = launch(env);
  return { code: await ended, printed: printed() };
}

/** One sentence, no stack trace. */
const isOneSentence = (printed: string): boolean => {
  const lines = printed
    .trim()
    .split('\n')
    .filter((line) => !/ … /.test(line));
  return lines.length === 1 && !/\n\s+at /.test(printed);
};

describe('a school that starts with one command', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let product: Product;
  beforeAll(async () => {
    folder = await temporaryFolder();
    product = await startProduct({ KRIIT_DATA: folder.path });
  });
  afterAll(async () => {
    await product.stop();
    await folder.remove();
  });

  // Those that leave it running mostly wait for processes of their own, so they wait together.
  it.concurrent('says in one clear line where it is and where the accounts are', async () => {
    const hostPage = await hostPageOf(product);
    const ready = product
      .printed()
      .split('\n')
      .filter((line) => line.startsWith('Kriit is ready at'));
    expect(ready).toEqual([
      `Kriit is ready at ${product.url} — demonstration accounts are on the sign-in page; ` +
        `a foreign page that frames it: ${hostPage}`,
    ]);
    expect(product.printed()).not.toMatch(/warn|deprecat|\n\s+at /i);
  });

  it.concurrent('answers on every address that localhost stands for', async () => {
    for (const { address, family } of await lookup('localhost', { all: true })) {
      const host = family === 6 ? `[${address}]` : address;
      expect((await fetch(`http://${host}:${product.port}/health`)).status).toBe(200);
    }
  });

  it.concurrent('opens a foreign page that frames it, whose server alone gets codes for the made-up people', async () => {
    const hostPage = await hostPageOf(product);
    const page = await fetch(hostPage);
    expect(page.headers.get('content-security-policy')).toContain(`frame-src ${product.url};`);
    const ask = async (username: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${hostPage}/launch`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ username, module: 'people' }),
      });
      return { status: answer.status, ...((await answer.json()) as { code?: string; refused?: string }) };
    };
    expect(await ask('headmaster')).toEqual({ status: 200, code: expect.any(String), expires_in: 60 });
    expect(await ask('root')).toEqual({ status: 403, refused: 'launch_not_possible' });
    expect(await ask('nobody')).toEqual({ status: 403, refused: 'launch_not_possible' });
    expect(await ask('headmaster', { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
    expect(await ask('headmaster', { 'content-type': 'text/plain' })).toMatchObject({ status: 400 });
    const byAnotherName = hostPage.replace('127.0.0.1', 'localhost');
    const sentOn = await fetch(byAnotherName, { redirect: 'manual' });
    expect([sentOn.status, sentOn.headers.get('location')]).toEqual([302, hostPage]);
  });

  it.concurrent('refuses a second server on the same folder and goes on', async () => {
    const { code, printed } = await failToStart({ KRIIT_DATA: folder.path, PORT: String(await findFreePort()) });
    expect([code, isOneSentence(printed)]).toEqual([1, true]);
    expect(printed).toContain('KRIIT_DATA');
    expect((await fetch(`${product.url}/ready`)).status).toBe(200);
  });

  it.concurrent('runs twice side by side', async () => {
    const other = await furnishedFolder();
    const hostPage = await hostPageOf(product);
    const second = await startProduct({ KRIIT_DATA: other.path, KRIIT_HOST_PAGE_PORT: new URL(hostPage).port });
    expect((await fetch(await hostPageOf(second))).status).toBe(200);
    expect(await hostPageOf(second)).not.toBe(hostPage);
    const cookies = [await signInTo(product, 'teacher'), await signInTo(second, 'teacher')];
    expect(cookies[0]?.split('=')[0]).not.toBe(cookies[1]?.split('=')[0]);
    expect(await second.stop()).toBe(0);
    await other.remove();
  });

  it.concurrent('says in one sentence that the port is taken', async () => {
    const other = await temporaryFolder();
    const { code, printed } = await failToStart({ KRIIT_DATA: other.path, PORT: String(product.port) });
    expect([code, isOneSentence(printed)]).toEqual([1, true]);
    expect(printed).toContain(String(product.port));
    expect(postmasterOf(other.path)).toBeUndefined();
    await other.remove();
  });

  it('keeps what it acknowledged when the server is killed, and starts again', async () => {
    const cookie = await signInTo(product, 'staff');
    await keepChat(product, cookie, 'before the kill');
    await product.kill();
    product = await startProduct({ KRIIT_DATA: folder.path, PORT: String(product.port) });
    expect(await readChat(product, cookie)).toBe('before the kill');
  });

  it('serves again after its database was killed under it', async () => {
    const cookie = await signInTo(product, 'staff');
    await keepChat(product, cookie, 'before the crash');
    const heard = new Set<string>();
    const ask = async (): Promise<void> => {
      const answer = await fetch(`${product.url}/api/user/me`, { headers: { cookie } });
      const { errors } = (await answer.json()) as { errors?: { message: string }[] };
      heard.add(`${answer.status} ${errors?.[0]?.message ?? 'served'}`);
    };
    const before = postmasterOf(folder.path) ?? 0;
    process.kill(before, 'SIGKILL');
    // Its children serve on for a moment: back again means that another one is there.
    const isBack = async (): Promise<boolean> => {
      await ask();
      return postmasterOf(folder.path) !== before && (await fetch(`${product.url}/ready`)).ok;
    };
    await expect.poll(isBack, { timeout: 30_000, interval: 50 }).toBe(true);
    await ask();
    expect([...heard].sort()).toEqual(['200 served', '503 not_ready']);
    expect(await readChat(product, cookie)).toBe('before the crash');
  });

  it('starts again after both were killed', async () => {
    const cookie = await signInTo(product, 'staff');
    await keepChat(product, cookie, 'before the power cut');
    const database = postmasterOf(folder.path) ?? 0;
    await product.kill();
    process.kill(database, 'SIGKILL');
    product = await startProduct({ KRIIT_DATA: folder.path, PORT: String(product.port) });
    expect(await readChat(product, cookie)).toBe('before the power cut');
  });

  it('finishes running requests and stops its database when asked to stop', async () => {
    const cookie = await signInTo(product, 'staff');
    const running = keepChat(product, cookie, 'last word');
    const database = postmasterOf(folder.path) ?? 0;
    await running;
    const began = Date.now();
    expect(await product.stop()).toBe(0);
    expect(Date.now() - began).toBeLessThan(STOP_PATIENCE_MS);
    expect(isAlive(database)).toBe(false);
    product = await startProduct({ KRIIT_DATA: folder.path, PORT: String(product.port) });
    expect(await readChat(product, cookie)).toBe('last word');
  });
});

// Which values are wrong is told where settings are read; here one of them, and what only a start finds out.
describe.concurrent('a wrong setting', () => {
  it.each([
    ['PORT', 'eighty'],
    ['KRIIT_DATA', '/proc/kriit'],
    ['DATABASE_URL', 'postgres://nobody:secret@127.0.0.1:1/none'],
  ])('%s=%s gives one sentence and exit code 1', async (name, value) => {
    const { code, printed } = await failToStart({ PORT: String(await findFreePort()), [name]: value });
    expect([code, isOneSentence(printed)]).toEqual([1, true]);
    expect(printed).not.toContain('secret');
  });
});
