import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const tests = globSync('{apps,bench,modules,platform,tests/api,tests/faults,tests/launch,tools}/**/*.test.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: ['**/node_modules/**', '**/dist/**'],
}).sort();

// A test says by its imports that it needs the product and a database; a list kept by hand would go stale.
const needsDatabase = (file: string): boolean =>
  /from '#platform\/testing\//.test(readFileSync(join(import.meta.dirname, file), 'utf8'));

export default defineConfig({
  test: {
    // Two cores, and one more for the while in which a story only waits, as those do that start and kill processes.
    maxWorkers: 3,
    passWithNoTests: true,
    // Stories speak to a real server and a real database, on a machine that may be busy.
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // What passes only the second time is named at the end of the run and refuses nothing.
    retry: 1,
    // The files of a worker share what they import: half the time went there. Those that need a server and a database each
    // have their own.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'unit', include: tests.filter((file) => !needsDatabase(file)) } },
      {
        extends: true,
        test: {
          name: 'api',
          include: tests.filter(needsDatabase),
          globalSetup: './platform/testing/global-setup.ts',
        },
      },
    ],
  },
});
