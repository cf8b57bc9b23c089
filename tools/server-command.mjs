/**
 * What Node is told to run the server as it is built: errors name the lines of its sources, and what lives for one call
 * has room enough to be gone before anybody has to look through it.
 */
export const SERVER = ['--enable-source-maps', '--max-semi-space-size=32', 'apps/server/dist/main.js'];
