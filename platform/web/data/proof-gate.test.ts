import { afterEach, expect, test } from 'vitest';
import { type ProofWant, proofGate, waitForProof } from './proof-gate.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A dialog that notes what it would ask for. */
function openDialog(): (ProofWant | null)[] {
  const seen: (ProofWant | null)[] = [];
  stops.push(
    proofGate.promise(),
    proofGate.listen(() => void seen.push(proofGate.wanted())),
  );
  return seen;
}

test('nobody is asked where there is no dialog', async () => {
  expect(await waitForProof('fresh')).toBe('unasked');
});

test.each(['proved', 'declined'] as const)('every waiting call hears that the person has %s', async (outcome) => {
  const seen = openDialog();
  const waits = [waitForProof('fresh'), waitForProof('eid')];
  expect(seen).toEqual(['fresh', 'eid']);
  proofGate.settle(outcome);
  expect(await Promise.all(waits)).toEqual([outcome, outcome]);
  expect([seen.at(-1), proofGate.wanted()]).toEqual([null, null]);
});

test('a screen that is left takes its call and the dialog along', async () => {
  const seen = openDialog();
  const leaving = new AbortController();
  const wait = waitForProof('eid', { signal: leaving.signal, resumeAt: '/back' });
  expect(proofGate.resumeAt()).toBe('/back');
  leaving.abort(new Error('left'));
  await expect(wait).rejects.toThrow('left');
  await expect(waitForProof('eid', { signal: leaving.signal })).rejects.toThrow('left');
  expect(seen).toEqual(['eid', null]);
  expect(proofGate.resumeAt()).toBeNull();
});
