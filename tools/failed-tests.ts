import { stripVTControlCharacters } from 'node:util';

/** One failed test: where it is, and the beginning of what it said. */
export type FailedTest = { readonly name: string; readonly reason: string };

const REASON_LINES = 12;

const failed = (name: string, reason: string): FailedTest => ({
  name,
  reason: stripVTControlCharacters(reason).trim().split('\n').slice(0, REASON_LINES).join('\n'),
});

export type VitestReport = Readonly<
  Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>
> & {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

/** The tests that failed, and the files that failed without one: those that could not be loaded or torn down. */
export const failedInVitest = ({ testResults }: VitestReport): FailedTest[] =>
  testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => failed(`${file} › ${fullName}`, failureMessages.join('\n')));
    return tests.length === 0 && status === 'failed' ? [failed(file, message)] : tests;
  });

type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly error?: { readonly message?: string } }[] }[];
  }[];
};

export type PlaywrightReport = {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly suites: readonly Suite[];
  readonly errors: readonly { readonly message?: string }[];
};

const failedInSuite = ({ suites = [], specs = [] }: Suite): FailedTest[] => [
  ...suites.flatMap(failedInSuite),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const messages = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return failed(`${file}:${line} › ${title}`, messages.join('\n'));
    }),
];

/** The stories that failed, and what went wrong outside of any. */
export const failedInPlaywright = ({ suites, errors }: PlaywrightReport): FailedTest[] => [
  ...suites.flatMap(failedInSuite),
  ...errors.map(({ message }) => failed('outside of any story', message ?? '')),
];
