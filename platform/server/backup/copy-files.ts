import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
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

/** Every file below a folder with its size and hash; none where there is no folder. */
export async function listFiles(folder: string): Promise<SavedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found: SavedFile[] = [];
  for (const path of paths.sort()) found.push({ path: relative(folder, path), ...(await hashOfFile(path)) });
  return found;
}

/** Copies files and gives what then lies there, read anew. */
export async function copyFiles(from: string, to: string): Promise<SavedFile[]> {
  for (const { path } of await listFiles(from)) {
    await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
    await copyFile(join(from, path), join(to, path));
  }
  return listFiles(to);
}
