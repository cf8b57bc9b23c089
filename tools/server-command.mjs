/**
 * What Node is told to run the server as it is built: errors name the lines of its sources, what lives for one call has little
 * room of its own, so that the processor finds it in its own memory, and is cleared by the server itself when that is full,
 * because helpers wait for their turn where there are two processors (decision 042). Nothing is put among what stays only
 * because others like it stayed while the server started (decision 036).
 */
export const SERVER = [
  '--enable-source-maps',
  '--max-semi-space-size=16',
  '--no-parallel-scavenge',
  '--no-minor-gc-task',
  '--no-allocation-site-pretenuring',
  'apps/server/dist/main.js',
];
