import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { troubleOf } from './file-store.ts';

/** A folder for the bytes of one upload; it goes with everything in it. */
export type SpoolFolder = {
  /** The place of a file in it. */
  at(name: string): string;
  /** A writer whose bytes are on the disk when it closes. */
  writer(name: string): Writable;
  remove(): Promise<void>;
};

/** Where uploads lie while they come in and are looked at. */
export type Spool = {
  create(): Promise<SpoolFolder>;
  /** Removes what a crashed server left. */
  clear(): Promise<void>;
};

/** No upload takes that long, so what is older belongs to nobody. */
const STALE_MS = 3_600_000;

type OpenWriter = (path: string) => Writable;
const onDisk: OpenWriter = (path) => createWriteStream(path, { flags: 'wx', flush: true });

/** Opens the spool in a folder; a test hands in a writer whose disk is full. */
export function openSpool(folder: string, openWriter: OpenWriter = onDisk): Spool {
  return {
    async create() {
      try {
        await mkdir(folder, { recursive: true });
        const path = await mkdtemp(join(folder, 'upload-'));
        return {
          at: (name) => join(path, name),
          writer: (name) => openWriter(join(path, name)),
          remove: () => rm(path, { recursive: true, force: true }),
        };
      } catch (error) {
        throw troubleOf(error);
      }
    },
    async clear() {
      for (const name of await readdir(folder).catch(() => [])) {
        const path = join(folder, name);
        const left = await stat(path).catch(() => null);
        if (left && Date.now() - left.mtimeMs > STALE_MS) await rm(path, { recursive: true, force: true });
      }
    },
  };
}
