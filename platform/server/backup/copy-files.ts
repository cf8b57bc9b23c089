import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { SavedFile } from './manifest.ts';

async function hashOfFile(path: string): Promise<{ size: number; hash: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, hash: hash.digest('hex') };
}

/** What is not there is nothing: a folder that nobody needed so far, a file that was let go of in this moment. */
const orNothing =
  <T>(nothing: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return nothing;
    throw error;
  };

/** Every file below a folder, in one order. */
async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(orNothing([]));
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
}

/** Every file below a folder with its size and hash; none where there is no folder. */
export async function listFiles(folder: string): Promise<SavedFile[]> {
  const found: SavedFile[] = [];
  for (const path of await pathsIn(folder)) found.push({ path, ...(await hashOfFile(join(folder, path))) });
  return found;
}

/** Copies files and gives what then lies there. The server may run meanwhile and let go of some of them. */
export async function copyFiles(from: string, to: string): Promise<SavedFile[]> {
  for (const path of await pathsIn(from)) {
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
    await copyFile(join(from, path), join(to, path)).catch(orNothing(undefined));
  }
  return listFiles(to);
}

/** Removes what lies below a folder besides these files. */
export async function keepOnly(folder: string, files: readonly SavedFile[]): Promise<void> {
  const kept = new Set(files.map(({ path }) => path));
  for (const path of await pathsIn(folder)) if (!kept.has(path)) await rm(join(folder, path), { force: true });
}
