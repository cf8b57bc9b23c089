import { expect, test } from 'vitest';
import { forgetWaitingCalls, letWaitingCallsGo, waitForSignIn } from './sign-in-gate.ts';

/** What became of a wait, once everything that can happen by itself has happened. */
async function fateOf(wait: Promise<void>): Promise<string> {
  const stillWaits = new Promise<string>((resolve) => setTimeout(() => resolve('waits'), 5));
  return Promise.race([
    wait.then(
      () => 'goes on',
      () => 'is dropped',
    ),
    stillWaits,
  ]);
}

test('a call waits until the session is back', async () => {
  const wait = waitForSignIn();
  expect(await fateOf(wait)).toBe('waits');
  letWaitingCallsGo();
  expect(await fateOf(wait)).toBe('goes on');
});

test('a screen that is left takes its call along', async () => {
  const leaving = new AbortController();
  const wait = fateOf(waitForSignIn(leaving.signal));
  leaving.abort();
  expect(await wait).toBe('is dropped');
  expect(await fateOf(waitForSignIn(leaving.signal))).toBe('is dropped');
});

test('a call of another view is never repeated', async () => {
  const wait = waitForSignIn();
  forgetWaitingCalls();
  letWaitingCallsGo();
  expect(await fateOf(wait)).toBe('waits');
});
