import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  furnishedFolder,
  launch,
  type Product,
  readJson,
  signInTo,
  startProduct,
  temporaryFolder,
} from '#platform/testing/product.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let school: typeof folder;
let product: Product;
const place = (name: string): string => join(folder.path, name);

beforeAll(async () => {
  folder = await temporaryFolder();
  school = await furnishedFolder();
  product = await startProduct({ KRIIT_DATA: school.path });
});
afterAll(async () => {
  await product.stop();
  await folder.remove();
  await school.remove();
});

/** Runs one of the two programs to its end. */
async function run(file: string, data: string, ...args: string[]) {
  const { ended, printed } = launch({ KRIIT_DATA: data }, `apps/server/${file}.ts`, args);
  return { code: await ended, printed: printed() };
}

const chatOf = async ({ url }: Product, cookie: string): Promise<string | null> =>
  (await readJson<{ support_chat_id: string | null }>(`${url}/api/user/me`, { headers: { cookie } })).support_chat_id;

describe('a school in its own database', () => {
  it('is saved while it runs, and opens from the backup as it was then', async () => {
    const cookie = await signInTo(product, 'teacher');
    const keep = (support_chat_id: string) =>
      fetch(`${product.url}/api/user/profile`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ support_chat_id }),
      });
    await keep('before');
    expect(await run('backup', school.path, place('saved'))).toMatchObject({ code: 0 });
    await keep('after');

    const whileItRuns = await run('restore', school.path, place('saved'), '--replace');
    expect(whileItRuns.code).toBe(1);
    expect(whileItRuns.printed.trim().split('\n')).toHaveLength(1);
    expect(await chatOf(product, cookie)).toBe('after');

    const restored = await run('restore', place('other'), place('saved'));
    expect(restored.printed).toMatch(/^Restored \d+ rows of \d+ tables and [1-9]\d* files .* all were checked\.$/m);
    const other = await startProduct({ KRIIT_DATA: place('other') });
    expect(await chatOf(other, await signInTo(other, 'teacher'))).toBe('before');
    await other.stop();
  });
});
