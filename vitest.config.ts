import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const tests = globSync('{apps,bench,modules,platform,tests/api,tests/faults,tests/launch,tools}/**/*.test.{ts,tsx}', {
  cwd: import.meta.dirname,
  exclude: ['**/node_modules/**', '**/dist/**'],
}).sort();

// A test says by its imports that it needs the product and a database, and by its first line that it needs a page; lists
// kept by hand would go stale. Each kind has workers of its own: one that has a page is of no use to a test without.
const kindOf = (file: string): 'api' | 'page' | 'unit' => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8');
  if (/from '#platform\/testing\//.test(text)) return 'api';
  return /@vitest-environment jsdom/.test(text) ? 'page' : 'unit';
};
const { api = [], page = [], unit = [] } = Object.groupBy(tests, kindOf);

/** The stories that start whole products take longest. Begun last, they would leave a core with nothing to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ project, moduleId }: TestSpecification) => project.name === 'api' && moduleId.includes('/tests/');
    return (await super.sort(files)).toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}

export default defineConfig({
  test: {
    // Two cores, and two more for the while in which a story only waits, as those do that start and kill processes.
    maxWorkers: 4,
    // What lives as long as one request has room to be gone before anybody looks through it: a twentieth of the work.
    execArgv: ['--max-semi-space-size=64'],
    passWithNoTests: true,
    // Stories speak to a real server and a real database, on a machine that may be busy; the full form has a hundred rounds.
    testTimeout: process.env.TEST_FULL ? 900_000 : 120_000,
    hookTimeout: 120_000,
    // What passes only the second time is named at the end of the run and refuses nothing.
    retry: 1,
    // The files of a worker share what they import: half the time went there. Those that need a server and a database each
    // have their own.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      { extends: true, test: { name: 'unit', include: unit } },
      { extends: true, test: { name: 'page', include: page } },
      {
        extends: true,
        test: {
          name: 'api',
          include: api,
          globalSetup: './platform/testing/global-setup.ts',
          // Node reads the server as it is: the whole run takes an eighth less than through Vite. What is drawn needs Vite, and so
          // do tests that put something in the place of a module.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
    ],
  },
});
