import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { openPromise } from 'yauzl';
import { writeZip } from './zip.ts';

it('writes an archive that others read: names in every script, large and empty files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kriit-zip-'));
  const path = join(folder, 'all.zip');
  const large = 'Tere, maailm! '.repeat(100_000);
  const parts: Readonly<Record<string, string>> = {
    'data.json': '{}',
    'files/1-õpilane 名簿.txt': large,
    'files/2-empty': '',
  };
  const out = createWriteStream(path);
  const entries = Object.entries(parts).map(([name, said]) => ({ name, open: async () => Readable.from([said]) }));
  await Promise.all([finished(out), writeZip(out, entries, new Date('2026-11-15T12:00:00Z'))]);

  const zip = await openPromise(path);
  const read: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) read[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  expect(read).toEqual(parts);
  await rm(folder, { recursive: true });
});
