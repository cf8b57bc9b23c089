// node tools/test.ts [--quick | --full] [filter]
// --quick leaves out what needs a database or a browser; --full has the full figures, and shows what it does meanwhile;
// a filter runs only the tests whose path has it, and a run without any test has failed.
import { globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { endPostgres } from '#platform/server/embedded-postgres-process.ts';
import { TEMPLATES_VARIABLE } from '#platform/testing/database.ts';
import { FURNISHED_VARIABLE, SERVER_VARIABLE } from '#platform/testing/product.ts';
import { findRedis } from '#platform/testing/redis.ts';
import {
  type FailedTest,
  failedInPlaywright,
  failedInVitest,
  type PlaywrightReport,
  type VitestReport,
} from './failed-tests.ts';
import { findChromium } from './find-chromium.ts';
import { type Count, checks, root, runCommand, runStep, type Step } from './run-step.ts';
import { makeScratch } from './scratch.ts';
import { SERVER } from './server-command.mjs';

const {
  values: { quick, full },
  positionals: filters,
} = parseArgs({
  options: { quick: { type: 'boolean', default: false }, full: { type: 'boolean', default: false } },
  allowPositionals: true,
});

// Everything that a run leaves behind lies in here and goes with it.
const scratch = makeScratch();
const furnished = join(scratch, 'data');
const templates = join(scratch, 'templates');

const isAsked = (file: string): boolean => filters.length === 0 || filters.some((filter) => file.includes(filter));
const hasAsked = (pattern: string): boolean => !quick && globSync(pattern, { cwd: root }).some(isAsked);
/** What lies in tests/ starts the whole product, page and demonstration included. */
const needsBuild = hasAsked('tests/**/*.ts');
/** Stories in a browser have a whole product each; all others copy a database. */
const needsTemplates = needsBuild && hasAsked('tests/{api,faults,launch}/**/*.ts');

const setting = {
  TMPDIR: scratch,
  ...(needsBuild ? { [FURNISHED_VARIABLE]: furnished, [SERVER_VARIABLE]: SERVER.join(' ') } : {}),
  ...(needsTemplates ? { [TEMPLATES_VARIABLE]: templates } : {}),
  ...(full ? { TEST_FULL: '1' } : {}),
};

// Told again at the end: a run is long, and whoever comes back to it reads its last lines.
const failures: FailedTest[] = [];

/** The runner's own numbers. One that failed without a failed test (a file that does not load) still counts as failed. */
function countIn<Report>(report: string, isGood: boolean, read: (json: Report) => Count): Count {
  let count: Count = { passed: 0, failed: 0, skipped: 0 };
  try {
    count = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    // Without a report the runner's own words, shown below its line, say what went wrong.
  }
  return isGood ? count : { ...count, failed: Math.max(1, count.failed) };
}

const vitest: Step = {
  name: quick ? 'unit tests' : 'unit and API tests',
  run: async () => {
    const report = join(scratch, 'vitest.json');
    const { isGood, output } = await runCommand(
      'vitest',
      [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...(quick ? ['--project=unit', '--project=page'] : []),
        ...filters,
      ],
      setting,
      full,
    );
    const count = countIn<VitestReport>(report, isGood, (json) => {
      failures.push(...failedInVitest(json));
      return {
        passed: json.numPassedTests,
        failed: json.numFailedTests,
        skipped: json.numPendingTests + json.numTodoTests,
      };
    });
    return { count, output };
  },
};

const playwright: Step = {
  name: 'browser tests',
  run: async () => {
    const report = join(scratch, 'playwright.json');
    const chromium = await findChromium().catch((error: Error) => error);
    if (chromium instanceof Error) return { count: { passed: 0, failed: 1, skipped: 0 }, output: chromium.message };
    const { isGood, output } = await runCommand(
      'playwright',
      ['test', '--reporter=line,json', '--pass-with-no-tests', ...filters],
      // Node reads our sources as they are; Playwright's own way would first write each of them anew.
      { ...setting, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, PW_DISABLE_TS_ESM: '1' },
      full,
    );
    const count = countIn<PlaywrightReport>(report, isGood, (json) => {
      failures.push(...failedInPlaywright(json));
      const { expected, unexpected, flaky, skipped } = json.stats;
      return { passed: expected + flaky, failed: unexpected, skipped };
    });
    return { count, output };
  },
};

/** Vitest leaves no time to its teardown when it is stopped by a signal; its database then ends here. */
async function endLeftovers(): Promise<void> {
  for (const file of globSync('**/postmaster.pid', { cwd: scratch })) await endPostgres(join(scratch, dirname(file)));
}

const tsc = (cell: string) => ['tsc', '-p', `tsconfig.${cell}.json`] as const;
// All side by side: most of them keep one core busy, and the longest takes as long as the others together.
const statics = checks(
  'format, types, house and unused code',
  tsc('server'),
  tsc('web'),
  tsc('pure'),
  ['biome', 'check', '--error-on-warnings'],
  ['knip', '--no-progress', '--treat-config-hints-as-errors'],
  ['node', 'tools/check-house.ts'],
);

const build = checks(
  'build and demonstration',
  ['node', 'tools/build.ts'],
  ['node', 'tools/furnish.ts', furnished],
  ...(needsTemplates ? [['node', 'tools/make-templates.ts', templates] as const] : []),
);

const plan = [
  ...(filters.length > 0 ? [] : [statics]),
  ...(needsBuild ? [build] : []),
  vitest,
  ...(hasAsked('tests/e2e/**/*.ts') ? [playwright] : []),
];

const total = { passed: 0, failed: 0, skipped: 0 };
for (const step of plan) {
  // Whoever pressed Ctrl-C does not want the next step.
  if (process.exitCode !== undefined) break;
  const { passed, failed, skipped } = await runStep(step);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  // What was not built or furnished would fail each test once more, for a reason that has just been told.
  if (step === build && failed > 0) break;
}
await endLeftovers();
rmSync(scratch, { recursive: true, force: true });
for (const { end, name, reason } of failures) console.log(`${end.toUpperCase()} ${name}\n${reason}\n`);
const why = total.skipped > 0 && (await findRedis()) === undefined ? ' (those with Redis: none is here)' : '';
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped${why}` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
if (total.failed > 0 || total.passed + total.skipped === 0) process.exitCode = 1;
