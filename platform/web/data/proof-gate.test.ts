import { afterEach, expect, test } from 'vitest';
import { proofGate, waitForProof } from './proof-gate.ts';

let stop: () => void = () => undefined;
afterEach(() => stop());

/** A dialog that notes whether it would be open. */
function openDialog(): boolean[] {
  const seen: boolean[] = [];
  stop = proofGate.listen(() => void seen.push(proofGate.isAsked()));
  return seen;
}

test('nobody is asked where there is no dialog', async () => {
  expect(await waitForProof()).toBe('unasked');
});

test.each(['proved', 'declined'] as const)('every waiting call hears that the person has %s', async (outcome) => {
  const seen = openDialog();
  const waits = [waitForProof(), waitForProof()];
  expect(seen).toEqual([true, true]);
  proofGate.settle(outcome);
  expect(await Promise.all(waits)).toEqual([outcome, outcome]);
  expect([seen.at(-1), proofGate.isAsked()]).toEqual([false, false]);
});

test('a screen that is left takes its call and the dialog along', async () => {
  const seen = openDialog();
  const leaving = new AbortController();
  const wait = waitForProof(leaving.signal);
  leaving.abort(new Error('left'));
  await expect(wait).rejects.toThrow('left');
  await expect(waitForProof(leaving.signal)).rejects.toThrow('left');
  expect(seen).toEqual([true, false]);
});
