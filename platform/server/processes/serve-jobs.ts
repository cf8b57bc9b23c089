/**
 * The side of the other process: answers one job after another, each with a value that can be sent. What the work
 * itself throws ends the process, and whoever asked hears that it broke.
 */
export function serveJobs<Job, Answer>(work: (job: Job) => Promise<Answer>): void {
  process.on('message', async ({ id, job }: { id: number; job: Job }) => {
    process.send?.({ id, answer: await work(job) });
  });
  // Who stops a whole group of processes means the server, and the server ends this one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  // The server is gone. An ordinary exit would wait for the picture that is being worked on.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
