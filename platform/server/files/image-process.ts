import { join } from 'node:path';
import { workerProcess } from '../processes/worker-process.ts';
import type { Drawn } from './clean-image.ts';
import { StoreTrouble } from './file-store.ts';
import type { ImageAnswer, ImageJob } from './image-worker.ts';

/** Nothing honest takes that long, even on a busy machine; what does is a file made to keep us busy. */
const LONGEST_MS = 30_000;
const MEMORY_MB = 512;

/** Cleans an image and draws its small versions; null for what is no such image. */
export type RunImage = (job: ImageJob) => Promise<Drawn | null>;

/** Works on one image at a time. */
export type ImageProcess = {
  readonly run: RunImage;
  /** Ends what is running at once, and takes nothing more. */
  close(): void;
};

const file = join(import.meta.dirname, 'image-worker.ts');

/** A process of its own for images, started with the first of them (decision 015). */
export function imageProcess(longestMs = LONGEST_MS): ImageProcess {
  const worker = workerProcess<ImageJob, ImageAnswer>({ file, memoryMb: MEMORY_MB, longestMs });
  return {
    async run(job) {
      const outcome = await worker.ask(job);
      switch (outcome.is) {
        case 'answered': {
          const { answer } = outcome;
          if ('drawn' in answer) return answer.drawn;
          throw new StoreTrouble(answer.trouble.is_full, new Error(answer.trouble.message));
        }
        // An image that takes too long, or breaks its decoder, is refused; one that our own stop cut off may come again.
        case 'broken':
          return null;
        case 'stopped':
          throw new StoreTrouble(false, new Error('the server is being stopped'));
        // It could not be started or reached, which is no fault of the image.
        case 'unreachable':
          throw new StoreTrouble(false, outcome.error);
      }
    },
    close: worker.close,
  };
}
