import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Preview } from './clean-image.ts';
import { StoreTrouble } from './file-store.ts';
import type { ImageAnswer, ImageJob } from './image-worker.ts';

/** Nothing honest takes that long, even on a busy machine; what does is a file made to keep us busy. */
const LONGEST_MS = 30_000;
const MEMORY_MB = 512;

/** Cleans an image and draws its small versions; null for what is no such image. */
export type RunImage = (job: ImageJob) => Promise<readonly Preview[] | null>;

/** Works on one image at a time. */
export type ImageProcess = {
  readonly run: RunImage;
  /** Ends what is running at once, and takes nothing more. */
  close(): void;
};

/** What the process needs of the environment; the secrets of the server are none of its business. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return { PATH, HOME, TMPDIR, LANG };
}

function start(): ChildProcess {
  const started = fork(join(import.meta.dirname, 'image-worker.ts'), {
    env: plainEnvironment(),
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    // The decoders print their complaints about broken files; they are no news of ours.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  // Waiting for work must not keep the server alive.
  started.unref();
  started.channel?.unref();
  return started;
}

/**
 * A process of its own, started with the first image. A decoder in the middle of its work cannot be stopped from
 * within, neither by a clock nor with its thread; a process can, and takes nobody along, even if it breaks by itself.
 */
export function imageProcess(longestMs = LONGEST_MS): ImageProcess {
  let child: ChildProcess | null = null;
  let isClosed = false;
  let count = 0;

  const end = (): void => {
    child?.kill('SIGKILL');
    child = null;
  };

  const open = (): ChildProcess => {
    const opened = start();
    const forget = () => {
      if (child === opened) child = null;
    };
    // It may break between two images too; the next one gets a new process.
    return opened.on('error', forget).once('exit', forget);
  };

  const ask = (asked: ChildProcess, job: ImageJob): Promise<readonly Preview[] | null> => {
    count += 1;
    const id = count;
    return new Promise((done, fail) => {
      const finish = (settle: () => void) => {
        clearTimeout(timer);
        asked.off('message', hear).off('error', breakOff).off('exit', leave);
        settle();
      };
      const hear = (answer: ImageAnswer) => {
        if (answer.id !== id) return;
        if ('previews' in answer) return finish(() => done(answer.previews));
        const { is_full, message } = answer.trouble;
        finish(() => fail(new StoreTrouble(is_full, new Error(message))));
      };
      // It could not be started or reached, which is no fault of the image.
      const breakOff = (error: Error) => {
        end();
        finish(() => fail(new StoreTrouble(false, error)));
      };
      // An image that takes too long, or breaks its decoder, is refused; one that our own stop cut off may come again.
      const leave = () => {
        const stopped = new StoreTrouble(false, new Error('the server is being stopped'));
        finish(() => (isClosed ? fail(stopped) : done(null)));
      };
      const timer = setTimeout(end, longestMs);
      asked.on('message', hear).once('error', breakOff).once('exit', leave);
      asked.send({ id, job }, (error) => error && breakOff(error));
    });
  };

  return {
    async run(job) {
      if (isClosed) throw new StoreTrouble(false, new Error('the server is being stopped'));
      child ??= open();
      return ask(child, job);
    },
    close() {
      isClosed = true;
      end();
    },
  };
}
