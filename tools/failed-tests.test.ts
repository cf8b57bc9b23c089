import { expect, it } from 'vitest';
import { failedInPlaywright, failedInVitest } from './failed-tests.ts';

const counts = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 };
const passed = { fullName: 'a bell rings', status: 'passed', failureMessages: [] };

it('names the tests that failed, and a file that could not even be loaded', () => {
  const broken = {
    fullName: 'a bell is silent',
    status: 'failed',
    failureMessages: ['\u001b[31mError: it rang\u001b[39m'],
  };
  const testResults = [
    { name: 'bell.test.ts', status: 'failed', message: '', assertionResults: [passed, broken] },
    { name: 'door.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] },
    { name: 'fine.test.ts', status: 'passed', message: '', assertionResults: [passed] },
  ];
  expect(failedInVitest({ ...counts, testResults })).toEqual([
    { name: 'bell.test.ts › a bell is silent', reason: 'Error: it rang' },
    { name: 'door.test.ts', reason: 'SyntaxError' },
  ]);
});

it('names the stories that failed, however deep they lie, with the beginning of what they said', () => {
  const said = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
  const story = { title: 'a child signs in', file: 'shell.spec.ts', line: 7 };
  const suites = [
    {
      suites: [{ specs: [{ ...story, ok: false, tests: [{ results: [{ error: { message: said } }] }] }] }],
      specs: [{ ...story, ok: true, tests: [{ results: [{}] }] }],
    },
  ];
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
  const [first, second, ...others] = failedInPlaywright({ stats, suites, errors: [{ message: 'no browser' }] });
  expect(first?.name).toBe('shell.spec.ts:7 › a child signs in');
  expect(first?.reason.split('\n')).toHaveLength(12);
  expect(second).toEqual({ name: 'outside of any story', reason: 'no browser' });
  expect(others).toEqual([]);
});
