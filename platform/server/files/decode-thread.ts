import { Worker } from 'node:worker_threads';
import type { DecodeAnswer, DecodeJob } from './decode-worker.ts';
import { atMost } from './together.ts';

/** Nothing honest takes that long, even on a busy machine; what does is a file made to keep us busy. */
const LONGEST_MS = 60_000;

/** Decodes what could keep a thread busy, or break it, away from everybody's requests; null for what is no such file. */
export type Decoder = { decode(job: DecodeJob): Promise<Uint8Array | null>; close(): Promise<void> };

/** One thread, started with the first job; a job that does not end takes only the thread along. */
export function decoderThread(longestMs = LONGEST_MS): Decoder {
  const oneAtATime = atMost(1);
  let worker: Worker | null = null;
  let count = 0;

  const stop = async (): Promise<void> => {
    const ending = worker;
    worker = null;
    await ending?.terminate();
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./decode-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 512 },
      // The decoder prints its complaints about broken files; they are no news of ours.
      stdout: true,
      stderr: true,
    });
    started.stdout.resume();
    started.stderr.resume();
    // Waiting for work must not keep the process alive.
    started.unref();
    return started;
  };

  const ask = (job: DecodeJob): Promise<Uint8Array | null> => {
    worker ??= start();
    const asked = worker;
    count += 1;
    const id = count;
    return new Promise((done) => {
      const finish = (bytes: Uint8Array | null) => {
        clearTimeout(timer);
        asked.off('message', hear).off('error', fail).off('exit', fail);
        done(bytes);
      };
      const hear = (answer: DecodeAnswer) => answer.id === id && finish(answer.bytes);
      const fail = () => {
        worker = null;
        finish(null);
      };
      const timer = setTimeout(() => void stop().then(() => finish(null)), longestMs);
      asked.on('message', hear).once('error', fail).once('exit', fail);
      asked.postMessage({ id, job });
    });
  };

  return { decode: (job) => oneAtATime(() => ask(job)), close: stop };
}
