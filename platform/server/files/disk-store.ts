import { mkdir, open as openFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { troubleOf } from './file-store.ts';

/** A rename counts only when the folder that holds the name has been written down. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await openFile(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Files on the disk of this machine, or on one that all machines mount. */
export function diskStore(folder: string): FileStore {
  const placeOf = (key: string): string => join(folder, key);
  return {
    async put(key, path) {
      const place = placeOf(key);
      try {
        await mkdir(dirname(place), { recursive: true });
        await rename(path, place);
        await flushFolder(dirname(place));
      } catch (error) {
        throw troubleOf(error);
      }
    },
    async open(key, range) {
      const handle = await openFile(placeOf(key), 'r');
      return handle.createReadStream(range ?? {});
    },
    async remove(key) {
      const place = placeOf(key);
      await rm(place, { force: true });
      // The folder of a file goes with its last object; while others lie in it, it stays.
      await rmdir(dirname(place)).catch(() => {});
    },
  };
}
