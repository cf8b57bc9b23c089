/**
 * What Node is told to run the server as it is built: errors name the lines of its sources, what lives for one call has room
 * enough to be gone before anybody has to look through it, and nothing is put among what stays only because others like it
 * stayed while the server started (decision 036).
 */
export const SERVER = [
  '--enable-source-maps',
  '--max-semi-space-size=32',
  '--no-allocation-site-pretenuring',
  'apps/server/dist/main.js',
];
