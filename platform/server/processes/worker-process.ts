import { type ChildProcess, fork } from 'node:child_process';

/** How a job ended: with an answer, with its process (it took too long or broke it), by our stop, or without a process. */
type Outcome<Answer> =
  | { readonly is: 'answered'; readonly answer: Answer }
  | { readonly is: 'broken' }
  | { readonly is: 'stopped' }
  | { readonly is: 'unreachable'; readonly error: Error };

/** Works on one job at a time. */
export type WorkerProcess<Job, Answer> = {
  ask(job: Job): Promise<Outcome<Answer>>;
  /** Ends what is running at once, and takes nothing more. */
  close(): void;
};

type Options = {
  /** The file of the other side; it calls `serveJobs`. */
  readonly file: string;
  readonly memoryMb: number;
  /** What takes longer is ended with its process. */
  readonly longestMs: number;
  /** A process without work for so long is let go with its memory; without it, it stays. */
  readonly idleMs?: number;
};

/** What the process needs of the environment; the secrets of the server are none of its business. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return { PATH, HOME, TMPDIR, LANG };
}

function start({ file, memoryMb }: Options): ChildProcess {
  const started = fork(file, {
    env: plainEnvironment(),
    execArgv: [`--max-old-space-size=${memoryMb}`],
    // Decoders print their complaints about broken files; they are no news of ours.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  // Waiting for work must not keep the server alive.
  started.unref();
  started.channel?.unref();
  return started;
}

/**
 * A process of its own, started with the first job. Work in the middle of a native call cannot be stopped from
 * within, neither by a clock nor with its thread; a process can, and takes nobody along, even if it breaks by itself.
 */
export function workerProcess<Job, Answer>(options: Options): WorkerProcess<Job, Answer> {
  const { longestMs, idleMs } = options;
  let child: ChildProcess | null = null;
  let isClosed = false;
  let count = 0;
  let idle: NodeJS.Timeout | undefined;

  const end = (): void => {
    child?.kill('SIGKILL');
    child = null;
  };

  const open = (): ChildProcess => {
    const opened = start(options);
    const forget = () => {
      if (child === opened) child = null;
    };
    // It may break between two jobs too; the next one gets a new process.
    return opened.on('error', forget).once('exit', forget);
  };

  const ask = (asked: ChildProcess, job: Job): Promise<Outcome<Answer>> => {
    count += 1;
    const id = count;
    return new Promise((done) => {
      const finish = (outcome: Outcome<Answer>) => {
        clearTimeout(timer);
        asked.off('message', hear).off('error', breakOff).off('exit', leave);
        done(outcome);
      };
      const hear = (heard: { id: number; answer: Answer }) => {
        if (heard.id === id) finish({ is: 'answered', answer: heard.answer });
      };
      const breakOff = (error: Error) => {
        end();
        finish({ is: 'unreachable', error });
      };
      const leave = () => finish({ is: isClosed ? 'stopped' : 'broken' });
      const timer = setTimeout(end, longestMs);
      asked.on('message', hear).once('error', breakOff).once('exit', leave);
      asked.send({ id, job } as never, (error) => error && breakOff(error));
    });
  };

  return {
    async ask(job) {
      if (isClosed) return { is: 'stopped' };
      clearTimeout(idle);
      child ??= open();
      const outcome = await ask(child, job);
      if (idleMs !== undefined && !isClosed) idle = setTimeout(end, idleMs).unref();
      return outcome;
    },
    close() {
      isClosed = true;
      clearTimeout(idle);
      end();
    },
  };
}
