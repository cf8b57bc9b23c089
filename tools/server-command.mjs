/**
 * What Node is told to run the server as it is built: errors name the lines of its sources, what lives for one call has room
 * of its own, little enough that the processor finds it in its own memory (decision 042), and nothing is put among what stays
 * only because others like it stayed while the server started (decision 036).
 */
export const SERVER = [
  '--enable-source-maps',
  '--max-semi-space-size=8',
  '--no-allocation-site-pretenuring',
  'apps/server/dist/main.js',
];
