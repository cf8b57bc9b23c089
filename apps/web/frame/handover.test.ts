// @vitest-environment jsdom
import { hash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionSource } from '#platform/web/data/sources.ts';

const HOST = 'https://portal.example';

async function openFrame() {
  vi.resetModules();
  window.__kriitBoot = {
    lang: null,
    theme: null,
    context_role_id: null,
    school_id: null,
    standalone: true,
    framed: true,
    foreign: true,
  };
  const { makeHandover, awaitHandover } = await import('./handover.ts');
  const { launchState } = await import('./launch-state.ts');
  const { offlineError, refusedError } = await import('#platform/web/data/call-error.ts');
  const opened = { user_id: 7, bearer: null, bearer_expires_in: null };
  const session = { launch: vi.fn<SessionSource['launch']>(async () => opened) };
  const left = new AbortController();
  const wait = (code: string) => awaitHandover(session as Partial<SessionSource> as SessionSource, code, left.signal);
  return { makeHandover, wait, left, session, launchState, offlineError, refusedError };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(location, 'ancestorOrigins', { value: [HOST], configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.__kriitBoot = undefined;
});

test('the address tells the hash of the code, the host, the module and the language, and never the code', async () => {
  document.documentElement.lang = 'et';
  const { makeHandover } = await openFrame();
  const { code = '', href = '' } = (await makeHandover()) ?? {};
  expect(code).toMatch(/^[0-9a-f]{32}$/);
  expect(href).not.toContain(code);
  expect(Object.fromEntries(new URL(href, HOST).searchParams)).toEqual({
    origin: HOST,
    module: 'today',
    code_hash: hash('sha256', code),
    locale: 'et',
  });
});

test('without encryption there is none', async () => {
  vi.stubGlobal('isSecureContext', false);
  const { makeHandover } = await openFrame();
  expect(await makeHandover()).toBeNull();
});

test('the frame asks until its person has agreed, over a line that is down for a while', async () => {
  const { wait, session, launchState, offlineError, refusedError } = await openFrame();
  session.launch.mockRejectedValueOnce(refusedError(401, 'launch_code_invalid')).mockRejectedValueOnce(offlineError());
  const waiting = wait('C1');
  await vi.advanceTimersByTimeAsync(2_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect([session.launch.mock.calls.length, launchState.get().is]).toEqual([2, 'none']);
  await vi.advanceTimersByTimeAsync(2_000);
  await waiting;
  expect(launchState.get()).toEqual({ is: 'done' });
  expect(session.launch).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'C1', origin: HOST, framed: true }));
});

test('a refusal ends the waiting, and so does leaving', async () => {
  const { wait, left, session, launchState, refusedError } = await openFrame();
  const error = refusedError(403, 'launch_not_possible');
  session.launch.mockRejectedValueOnce(error);
  const refused = wait('C1');
  await vi.advanceTimersByTimeAsync(2_000);
  await refused;
  expect(launchState.get()).toEqual({ is: 'refused', error });
  const leaving = wait('C2');
  left.abort();
  await leaving;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(session.launch).toHaveBeenCalledTimes(1);
});
