import { defineConfig } from '@playwright/test';
import { chromiumFlags, findStoryteller, storyFlags } from '#tools/find-chromium.ts';

export default defineConfig({
  testDir: './tests/e2e',
  fullyParallel: true,
  // Two cores, and one more for the while in which a story only waits.
  workers: 3,
  // On a busy machine a browser may hang, and one story of many would refuse the whole run. What passes only the
  // second time is named at the end of the run, to be hunted: it may as well be a race of ours.
  retries: 1,
  forbidOnly: true,
  // The short form tells the ways that people go every day.
  ...(process.env.TEST_FULL ? {} : { grepInvert: /@rare/ }),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'line',
  outputDir: './test-results',
  use: {
    browserName: 'chromium',
    // The stories are told in one place and one language unless they say otherwise.
    locale: 'en-GB',
    timezoneId: 'Europe/Tallinn',
    // A press on what is still sliding into its place may fall beside it, which a story could not tell from a fault.
    reducedMotion: 'reduce',
    // A trace costs a fifth of the time: a second try has one, and whoever hunts a failure asks for more.
    trace: process.env.TRACE ? 'retain-on-failure' : 'on-first-retry',
    // Answers that a story plays itself would be asked for behind its back; the stories about it let it in.
    serviceWorkers: 'block',
    launchOptions: { executablePath: await findStoryteller(), args: [...chromiumFlags(), ...storyFlags()] },
  },
});
