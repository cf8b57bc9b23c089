import { expect, it } from 'vitest';
import { failedInPlaywright, failedInVitest } from './failed-tests.ts';

const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
const passed = { fullName: 'a bell rings', status: 'passed', failureMessages: [] };

it('names the tests that failed or passed late, and a file that could not even be loaded', () => {
  const broken = {
    fullName: 'a bell is silent',
    status: 'failed',
    failureMessages: ['\u001b[31mError: it rang\u001b[39m'],
  };
  const late = { fullName: 'a bell rings late', status: 'passed', failureMessages: ['Error: it was silent'] };
  const testResults = [
    { name: 'bell.test.ts', status: 'failed', message: '', assertionResults: [passed, broken] },
    { name: 'late.test.ts', status: 'passed', message: '', assertionResults: [passed, late] },
    { name: 'door.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
    { name: 'fine.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ];
  expect(failedInVitest({ ...counts, testResults })).toEqual([
    { end: 'failed', name: 'bell.test.ts › a bell is silent', reason: 'Error: it rang' },
    {
      end: 'passed on the second try',
      name: 'late.test.ts › a bell rings late',
      reason: 'Error: it was silent',
    },
    { end: 'failed', name: 'door.test.ts', reason: 'SyntaxError' },
  ]);
});

it('names the stories that failed or passed late, however deep they lie, with the beginning of what they said', () => {
  const said = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const spec = (title: string, status: string, ...messages: (string | undefined)[]) => {
    const results = messages.map((message) => (message === undefined ? {} : { error: { message } }));
    return { title, file: 'shell.spec.ts', line: 7, ok: status !== 'unexpected', tests: [{ status, results }] };
  };
  const suites = [
    {
      suites: [{ specs: [spec('a child signs in', 'unexpected', said, said)] }],
      specs: [spec('a child reads', 'expected', undefined), spec('a child waits', 'flaky', 'it hung', undefined)],
    },
  ];
  const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };
  const [first, ...others] = failedInPlaywright({ stats, suites, errors: [{ message: 'no browser' }] });
  expect(first).toMatchObject({ end: 'failed', name: 'shell.spec.ts:7 › a child signs in' });
  expect(first?.reason.split('\n')).toHaveLength(12);
  expect(others).toEqual([
    { end: 'passed on the second try', name: 'shell.spec.ts:7 › a child waits', reason: 'it hung' },
    { end: 'failed', name: 'outside of any story', reason: 'no browser' },
  ]);
});
