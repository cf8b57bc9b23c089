import { join } from 'node:path';
import { takingTurns } from '../files/together.ts';
import { workerProcess } from '../processes/worker-process.ts';
import type { PhotoFault } from './judge-photo.ts';
import type { PhotoJob } from './photo-worker.ts';

/** A warm check takes a third of a second, a cold one a few; a busy machine may need more. */
const LONGEST_MS = 30_000;
/** The models take 450 MB with them, so they are let go when nobody needs them. */
const IDLE_MS = 5 * 60_000;
const MEMORY_MB = 512;

/** What the check says of a photo: fine, refused for a reason, or that it could not be looked at now. */
export type PhotoVerdict = { readonly fault: PhotoFault | null } | 'unchecked';

/** Looks at photos of people, one at a time; those who wait take turns. */
export type PhotoCheck = {
  check(owner: number, path: string): Promise<PhotoVerdict>;
  close(): void;
};

const file = join(import.meta.dirname, 'photo-worker.ts');

/** Opens the check; its process is started with the first photo. */
export function photoCheck(longestMs = LONGEST_MS, idleMs = IDLE_MS): PhotoCheck {
  const worker = workerProcess<PhotoJob, PhotoFault | null>({ file, memoryMb: MEMORY_MB, longestMs, idleMs });
  const inTurns = takingTurns(1);
  return {
    check: (owner, path) =>
      inTurns(owner, async () => {
        const outcome = await worker.ask({ path });
        return outcome.is === 'answered' ? { fault: outcome.answer } : 'unchecked';
      }),
    close: worker.close,
  };
}
