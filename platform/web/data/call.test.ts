import { Type } from 'typebox';
import { afterEach, expect, test, vi } from 'vitest';
import { endpoint } from '#platform/contract/endpoint.ts';
import { call } from './call.ts';
import { boot } from './launch.ts';

const look = endpoint('GET /look', { answer: Type.Null() });

afterEach(() => {
  boot.context_role_id = null;
  vi.unstubAllGlobals();
});

async function addressOfCall(options: Parameters<typeof call>[2]): Promise<string> {
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
