import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '#platform/server/free-port.ts';
import { furnishedFolder, type Product, signInTo, startProduct } from '#platform/testing/product.ts';
import { expectAllThere, startWriters } from './writers.ts';

const KILLS = process.env.TEST_FULL ? 200 : 3;
const CRASHES = process.env.TEST_FULL ? 50 : 2;
const WRITERS = 6;
const SOME_WRITES = 10;
const PATIENT = { timeout: 60_000, interval: 20 };

let folder: Awaited<ReturnType<typeof furnishedFolder>>;
let product: Product;
let env: Record<string, string>;
beforeAll(async () => {
  folder = await furnishedFolder();
  env = { KRIIT_DATA: folder.path, PORT: String(await findFreePort()), KRIIT_CALLS_PER_MINUTE: '1000000' };
  product = await startProduct(env);
  // Its people are there now; what else a demonstration opens would only be opened again and again.
  env = { ...env, KRIIT_DEMO: '0' };
});
afterAll(async () => {
  await product.stop();
  await folder.remove();
});

const postmaster = (): number => {
  const [file = ''] = globSync('**/postmaster.pid', { cwd: folder.path });
  return Number.parseInt(readFileSync(join(folder.path, file), 'utf8'), 10);
};

/** Waits until more was written, so that the next blow falls into the middle of work. */
async function someWrites(acknowledged: ReadonlyMap<string, number>): Promise<void> {
  const before = acknowledged.size;
  await expect.poll(() => acknowledged.size, PATIENT).toBeGreaterThanOrEqual(before + SOME_WRITES);
}

describe('what was acknowledged', () => {
  it(`is there once and whole after ${KILLS} kills of the server`, { timeout: 3_600_000 }, async () => {
    const cookie = await signInTo(product, 'admin');
    const writers = startWriters(product, cookie, 'Killwriter', WRITERS);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await someWrites(writers.acknowledged);
      await product.kill();
      product = await startProduct(env);
    }
    await someWrites(writers.acknowledged);
    await writers.stop();
    expect(writers.refused).toEqual([]);
    await expectAllThere(product, cookie, 'Killwriter', writers.acknowledged);
  });

  it(`is there once and whole after ${CRASHES} crashes of the database`, { timeout: 3_600_000 }, async () => {
    const cookie = await signInTo(product, 'headmaster');
    const writers = startWriters(product, cookie, 'Crashwriter', WRITERS);
    for (let crash = 0; crash < CRASHES; crash += 1) {
      await someWrites(writers.acknowledged);
      process.kill(postmaster(), 'SIGKILL');
      await sleep(200);
    }
    await someWrites(writers.acknowledged);
    await writers.stop();
    expect(writers.refused).toEqual([]);
    await expectAllThere(product, cookie, 'Crashwriter', writers.acknowledged);
  });

  it('is not cost by an orderly restart under load: no write fails', { timeout: 600_000 }, async () => {
    const cookie = await signInTo(product, 'admin');
    const writers = startWriters(product, cookie, 'Calmwriter', WRITERS);
    await someWrites(writers.acknowledged);
    expect(await product.stop()).toBe(0);
    product = await startProduct(env);
    await someWrites(writers.acknowledged);
    await writers.stop();
    expect(writers.refused).toEqual([]);
    await expectAllThere(product, cookie, 'Calmwriter', writers.acknowledged);
  });
});
