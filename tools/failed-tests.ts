import { stripVTControlCharacters } from 'node:util';

const SECOND = 'passed on the second try';
type End = 'failed' | typeof SECOND;

/** A test that failed, if only at first: where it is, and the beginning of what it said. */
export type FailedTest = { readonly end: End; readonly name: string; readonly reason: string };

const REASON_LINES = 12;

const told = (end: End, name: string, reason: string): FailedTest => ({
  end,
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

/** The tests that failed, if only at first, and the files that failed without one: those that could not be loaded or torn down. */
export const failedInVitest = ({ testResults }: VitestReport): FailedTest[] =>
  testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const tests = assertionResults.flatMap(({ fullName, status: last, failureMessages }) => {
      // A test that passed and still has something to say said it when it failed the first time.
      const end = last === 'failed' ? last : last === 'passed' && failureMessages.length > 0 ? SECOND : undefined;
      return end === undefined ? [] : told(end, `${file} › ${fullName}`, failureMessages.join('\n'));
    });
    const isUntold = status === 'failed' && tests.every(({ end }) => end !== 'failed');
    return isUntold ? [...tests, told('failed', file, message)] : tests;
  });

type Suite = {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
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
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ title, file, line, ok, tests }) => {
      const messages = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return told(ok ? SECOND : 'failed', `${file}:${line} › ${title}`, messages.join('\n'));
    }),
];

/** The stories that failed, if only at first, and what went wrong outside of any. */
export const failedInPlaywright = ({ suites, errors }: PlaywrightReport): FailedTest[] => [
  ...suites.flatMap(failedInSuite),
  ...errors.map(({ message }) => told('failed', 'outside of any story', message ?? '')),
];
