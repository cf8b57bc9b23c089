import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HEIC_PICTURE, PICTURE } from '#platform/testing/picture.ts';
import { SLOW_DRAWING, SVG_BOMBS } from '#platform/testing/svg-bombs.ts';
import { StoreTrouble } from './file-store.ts';
import { imageProcess } from './image-process.ts';
import type { ImageJob } from './image-worker.ts';

let folder: string;
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kriit-process-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function job(proof: ImageJob['proof'], bytes: Uint8Array | string): Promise<ImageJob> {
  count += 1;
  const at = (name: string): string => join(folder, `${count}-${name}`);
  await writeFile(at('in'), bytes);
  return { proof, ext: 'png', from: at('in'), to: at('out'), previews: [{ size: 96, path: at('96') }] };
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

it('takes pictures, drawings and what phones make, and refuses what is broken', { timeout: 60_000 }, async () => {
  const images = imageProcess();
  for (const fine of [await job('image', PICTURE.bytes), await job('heic', HEIC_PICTURE.bytes)])
    expect((await images.run(fine))?.previews).toEqual([
      { size: 96, path: fine.previews[0]?.path, bytes: expect.any(Number) },
    ]);
  for (const broken of [await job('heic', HEIC_PICTURE.bytes.subarray(0, 200)), await job('heic', PICTURE.bytes)])
    expect(await images.run(broken)).toBeNull();
  for (const text of Object.values(SVG_BOMBS))
    expect((await images.run(await job('svg', text)))?.previews).toHaveLength(1);
  images.close();
});

it('ends work that does not end, and the next image has a new process', { timeout: 60_000 }, async () => {
  const images = imageProcess(4_000);
  expect(await images.run(await job('svg', SLOW_DRAWING))).toBeNull();
  expect((await images.run(await job('image', PICTURE.bytes)))?.previews).toHaveLength(1);
  images.close();
});

it('a full or missing disk is no fault of the image', { timeout: 60_000 }, async () => {
  const images = imageProcess();
  const nowhere = { ...(await job('image', PICTURE.bytes)), to: join(folder, 'missing', 'out') };
  await expect(images.run(nowhere)).rejects.toThrow(StoreTrouble);
  images.close();
});

it('what a stop cuts off may come again, and nothing new begins', { timeout: 60_000 }, async () => {
  const images = imageProcess();
  const slow = await job('svg', SLOW_DRAWING);
  const outcome = images.run(slow).catch((error) => error);
  // Cleaned, so that it is being drawn now.
  while (!(await exists(slow.to))) await wait(20);
  images.close();
  expect(await outcome).toBeInstanceOf(StoreTrouble);
  await expect(images.run(await job('image', PICTURE.bytes))).rejects.toThrow(StoreTrouble);
});
