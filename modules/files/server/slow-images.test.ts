import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import type { FileConsumer } from '#platform/contract/file-consumer.ts';
import { MEGABYTE } from '#platform/contract/file-limits.ts';
import { imagePool } from '#platform/server/files/image-pool.ts';
import type { FileKit } from '#platform/server/files/open-files.ts';
import { prepareFile } from '#platform/server/files/prepare-file.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember } from '#platform/testing/make.ts';
import { PICTURE } from '#platform/testing/picture.ts';
import type { SampleFile } from '#platform/testing/samples.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { SLOW_DRAWING, SVG_BOMBS } from '#platform/testing/svg-bombs.ts';
import { uploadFile } from '../contract/upload-file.ts';

const drawings: FileConsumer = {
  app_name: 'drawings',
  extensions: ['svg', 'png'],
  max_bytes: MEGABYTE,
  max_count: 5,
  who: 'any-role',
};
const story = { name: 'story', handlers: [], policy: {}, errors: {} };
const MINUTES = { timeout: 120_000 };

let school: StartedApp;
afterEach(() => school.stop());

async function start(files?: (kit: FileKit) => FileKit): Promise<void> {
  const modules = [{ ...story, files: [{ ...drawings, maySee: async () => false }] }];
  school = await startApp({ modules, ...(files ? { files } : {}) });
}

/** A product that has less patience with images, so that a story need not have it. */
function impatient(kit: FileKit): FileKit {
  const images = imagePool(4_000);
  return {
    ...kit,
    prepare: (file, ext, owner) => prepareFile(file, ext, (job) => images.run(owner, job)),
    close: async () => images.close(),
  };
}

const somebody = async (): Promise<TestClient> =>
  school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));

const send = (client: TestClient, file: SampleFile) =>
  client.call(uploadFile, { query: { school_id: 1 }, body: { app_name: 'drawings' } }, { file });

const drawing = (text: string): SampleFile => ({ name: 'drawing.svg', bytes: Buffer.from(text) });

const incoming = (): Promise<string[]> =>
  readdir(join(school.filesFolder, 'incoming'), { recursive: true }).catch(() => []);

it('drawings that would take for ever come in without what makes them slow', MINUTES, async () => {
  await start();
  const [sender, other] = [await somebody(), await somebody()];
  const sent = Object.values(SVG_BOMBS).map((text) => send(sender, drawing(text)));
  expect((await send(other, PICTURE)).status).toBe(200);
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(sent.map(() => 200));
});

it('drawings that take too long are refused, and others are served before that', MINUTES, async () => {
  await start(impatient);
  const [sender, other] = [await somebody(), await somebody()];
  let answered = 0;
  const sent = Array.from({ length: 2 }, async () => {
    const { key } = await send(sender, drawing(SLOW_DRAWING));
    answered += 1;
    return key;
  });
  expect((await send(other, PICTURE)).status).toBe(200);
  expect(answered).toBeLessThan(sent.length);
  expect(await Promise.all(sent)).toEqual(sent.map(() => 'error.file.content'));
  expect(await incoming()).toEqual([]);
});

it('a stop waits for no drawing; who sent it may send it again', MINUTES, async () => {
  await start();
  const sender = await somebody();
  const answers = [1, 2].map(() => send(sender, drawing(SLOW_DRAWING)));
  // Cleaned, so that one is being drawn now; the other waits for its turn.
  while (!(await incoming()).some((name) => name.endsWith('clean'))) await wait(20);
  await school.app.close();
  for (const answer of await Promise.all(answers))
    expect(answer).toMatchObject({ status: 503, key: 'error.file.not_stored' });
  expect(await incoming()).toEqual([]);
});
