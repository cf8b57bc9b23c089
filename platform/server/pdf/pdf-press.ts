import { join } from 'node:path';
import { takingTurns } from '../files/together.ts';
import { workerProcess } from '../processes/worker-process.ts';
import type { PdfJob } from './pdf-worker.ts';

/** A page takes a second with cold fonts; a busy machine may need more. */
const LONGEST_MS = 30_000;
/** The fonts take a hundred megabytes with them, so they are let go when nobody needs them. */
const IDLE_MS = 60_000;
const MEMORY_MB = 512;

/** Writes documents beside the server, one at a time; those who wait take turns. */
export type PdfPress = {
  write(owner: number, plan: PdfJob): Promise<Buffer>;
  close(): void;
};

const file = join(import.meta.dirname, 'pdf-worker.ts');

/** Opens the press; its process is started with the first document (decision 015). */
export function pdfPress(longestMs = LONGEST_MS): PdfPress {
  const worker = workerProcess<PdfJob, Uint8Array>({ file, memoryMb: MEMORY_MB, longestMs, idleMs: IDLE_MS });
  const inTurns = takingTurns(1);
  return {
    write: (owner, plan) =>
      inTurns(owner, async () => {
        const outcome = await worker.ask(plan);
        if (outcome.is === 'answered') return Buffer.from(outcome.answer);
        throw new Error(`the document was not written: ${outcome.is}`, {
          cause: outcome.is === 'unreachable' ? outcome.error : undefined,
        });
      }),
    close: worker.close,
  };
}
