// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Boot } from '#platform/web/data/launch.ts';
import type { SessionSource } from '#platform/web/data/sources.ts';

const HOST = 'https://portal.example';
const OURS = location.origin;

const plain: Boot = {
  lang: null,
  theme: null,
  context_role_id: null,
  school_id: null,
  standalone: true,
  framed: true,
  foreign: true,
};

/** A page with its own modules, because they keep the session of one page. */
async function openPage({ boot = {} as Partial<Boot>, keepsCookie = true, bearer = 'B1' as string | null } = {}) {
  vi.resetModules();
  window.__kriitBoot = { ...plain, ...boot };
  const { launch } = await import('./launch.ts');
  const { launchState } = await import('./launch-state.ts');
  const { sessionHeaders, sessionKind } = await import('#platform/web/data/session-bearer.ts');
  const { offlineError, refusedError } = await import('#platform/web/data/call-error.ts');
  const session = {
    launch: vi.fn<SessionSource['launch']>(async () => ({
      user_id: 7,
      bearer,
      bearer_expires_in: bearer ? 600 : null,
    })),
    isLaunched: vi.fn(async () => keepsCookie),
    renewBearer: vi.fn<SessionSource['renewBearer']>(async () => ({ bearer: 'B2', bearer_expires_in: 600 })),
  };
  const run = (code: string, code2?: string) => launch(session as Partial<SessionSource> as SessionSource, code, code2);
  return { run, session, launchState, sessionHeaders, sessionKind, refusedError, offlineError };
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(location, 'ancestorOrigins', { value: [HOST], configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  window.__kriitBoot = undefined;
});

test('a code is exchanged for the page that shows the frame, and the cookie carries the session from then on', async () => {
  const { run, session, launchState, sessionKind, sessionHeaders } = await openPage();
  await run('C1', 'C2');
  expect(session.launch).toHaveBeenCalledExactlyOnceWith({
    code: 'C1',
    code2: 'C2',
    origin: HOST,
    path: '/',
    framed: true,
  });
  expect(launchState.get()).toEqual({ is: 'done' });
  expect([sessionKind(), sessionHeaders()]).toEqual(['frame', { 'X-Kriit-Frame': '1' }]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(session.renewBearer).not.toHaveBeenCalled();
});

test('where the cookie does not come back, the bearer is kept and renewed before its end', async () => {
  const { run, session, sessionKind, sessionHeaders } = await openPage({ keepsCookie: false });
  await run('C1');
  expect(sessionKind()).toBe('bearer');
  expect(sessionHeaders()).toEqual({ 'X-Kriit-Frame': '1', Authorization: 'Bearer B1' });
  await vi.advanceTimersByTimeAsync(539_000);
  expect(session.renewBearer).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sessionHeaders()).toMatchObject({ Authorization: 'Bearer B2' });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(session.renewBearer).toHaveBeenCalledTimes(2);
});

test('the question whether the cookie works is asked without the bearer', async () => {
  const { run, session, sessionHeaders } = await openPage({ keepsCookie: false });
  session.isLaunched.mockImplementation(async () => 'Authorization' in sessionHeaders());
  await run('C1');
  expect(sessionHeaders()).toHaveProperty('Authorization');
});

test('a renewal that finds no line is tried again; one that is refused is not', async () => {
  const { run, session, refusedError, offlineError } = await openPage({ keepsCookie: false });
  session.renewBearer.mockRejectedValueOnce(offlineError());
  session.renewBearer.mockRejectedValueOnce(refusedError(401, 'token_expired'));
  await run('C1');
  await vi.advanceTimersByTimeAsync(541_000);
  expect(session.renewBearer).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(session.renewBearer).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(session.renewBearer).toHaveBeenCalledTimes(2);
});

test('a page of its own asks in its own name and uses the ordinary cookie', async () => {
  const { run, session, sessionKind, sessionHeaders } = await openPage({
    boot: { framed: false, foreign: false },
    bearer: null,
  });
  await run('C1');
  expect(session.launch).toHaveBeenCalledWith(expect.objectContaining({ origin: OURS, framed: false }));
  expect(session.isLaunched).not.toHaveBeenCalled();
  expect([sessionKind(), sessionHeaders()]).toEqual(['ordinary', {}]);
});

test('a refused code opens nothing, and a later one does', async () => {
  const { run, session, launchState, refusedError } = await openPage();
  const error = refusedError(401, 'launch_code_used');
  session.launch.mockRejectedValueOnce(error);
  await run('C1');
  expect(launchState.get()).toEqual({ is: 'refused', error });
  await run('C2');
  expect(launchState.get()).toEqual({ is: 'done' });
});
