import { Type } from 'typebox';
import { afterEach, expect, test, vi } from 'vitest';
import { endpoint } from '#platform/contract/endpoint.ts';
import { type CallOptions, call } from './call.ts';
import { boot } from './launch.ts';
import { proofGate } from './proof-gate.ts';

const look = endpoint('GET /look', { answer: Type.Null() });

afterEach(() => {
  boot.context_role_id = null;
  vi.unstubAllGlobals();
});

async function addressOfCall(options: CallOptions): Promise<string> {
  const fetched = vi.fn(async (_address: string) => Response.json({ status: true, data: null }));
  vi.stubGlobal('fetch', fetched);
  await call(look, {}, options);
  return fetched.mock.calls[0]?.[0] ?? '';
}

test('every call names the role that the address asked for', async () => {
  boot.context_role_id = 7;
  expect(await addressOfCall({})).toBe('/api/look?context_role_id=7');
});

test('the choice of a role does not: the one in the address may have ended', async () => {
  boot.context_role_id = 7;
  expect(await addressOfCall({ namesRole: false })).toBe('/api/look');
});

const answer = endpoint('POST /answer', { answer: Type.Null(), refuses: ['unproven'], eid_mends: ['unproven'] });

/** A server that refuses until an eID was shown; gives the keys under which it was asked. */
function refusing(isShown: () => boolean): (string | null)[] {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_address: string, { headers }: { headers: Headers }) => {
    keys.push(headers.get('Idempotency-Key'));
    const refusal = { status: false, errors: [{ message: 'unproven' }] };
    return isShown() ? Response.json({ status: true, data: null }) : Response.json(refusal, { status: 403 });
  });
  return keys;
}

/** A dialog that decides by itself; gives the way to take it off. */
function withDialog(decide: () => unknown): () => void {
  const stops = [proofGate.promise(), proofGate.listen(() => void decide())];
  return () => {
    for (const stop of stops) stop();
  };
}

test('a call that an eID mends waits for one, and goes on as the same attempt', async () => {
  let isShown = false;
  const stop = withDialog(() => {
    if (proofGate.wanted() !== 'eid') return;
    isShown = true;
    proofGate.settle('proved');
  });
  const keys = refusing(() => isShown);
  expect(await call(answer, {})).toBeNull();
  expect(keys).toEqual([keys[0], keys[0]]);
  stop();
});

test.each([
  ['declines', 'declined', 1],
  ['shows what does not mend it', 'proved', 2],
] as const)('whoever %s hears the refusal', async (_what, outcome, calls) => {
  const stop = withDialog(() => proofGate.wanted() && proofGate.settle(outcome));
  const keys = refusing(() => false);
  await expect(call(answer, {})).rejects.toThrow('unproven');
  expect(keys).toHaveLength(calls);
  stop();
});
