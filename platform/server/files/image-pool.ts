import { type ImageProcess, imageProcess, type RunImage } from './image-process.ts';
import { takingTurns } from './together.ts';

const AT_ONCE = 2;

/** The few processes that work on images, and the turns of those who wait for them. */
export type ImagePool = {
  run(owner: number, ...job: Parameters<RunImage>): ReturnType<RunImage>;
  close(): void;
};

/** Opens the pool; its processes are started when they are needed. */
export function imagePool(longestMs?: number): ImagePool {
  const inTurns = takingTurns(AT_ONCE);
  const processes = Array.from({ length: AT_ONCE }, () => imageProcess(longestMs));
  const free: ImageProcess[] = [...processes];
  return {
    run: (owner, job) =>
      inTurns(owner, async () => {
        // As many as have a turn, so there is always one.
        const [images] = free.splice(-1) as [ImageProcess];
        try {
          return await images.run(job);
        } finally {
          free.push(images);
        }
      }),
    close() {
      for (const images of processes) images.close();
    },
  };
}
