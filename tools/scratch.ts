import { mkdtempSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';
/** Several times what a run ever has on disk at once. */
const ENOUGH = 6 * 1024 ** 3;

function hasRoomInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, freemem()) > ENOUGH;
  } catch {
    return false;
  }
}

/** A folder for all that only one run needs: in memory where there is room, where a database is copied with an eighth of the work. */
export const makeScratch = (): string => mkdtempSync(join(hasRoomInMemory() ? IN_MEMORY : tmpdir(), 'kriit-test-'));
