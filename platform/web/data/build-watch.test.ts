import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const pageOf = (build: string) => vi.stubGlobal('document', { querySelector: () => ({ content: build }) });

/** A page that was just loaded: the watch has seen nothing yet. */
const freshWatch = () => import('./build-watch.ts');

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('whoever asks after the first answers still learns that the page is old', async () => {
  pageOf('first');
  const { buildWatch, noteBuild } = await freshWatch();
  noteBuild('second');
  expect(buildWatch.isOld()).toBe(true);
});

test('a listener hears of it once, however many answers come from the newer build', async () => {
  pageOf('first');
  const { buildWatch, noteBuild } = await freshWatch();
  const heard = vi.fn();
  const left = vi.fn();
  buildWatch.listen(heard);
  buildWatch.listen(left)();
  for (const build of ['first', 'second', 'second', 'third']) noteBuild(build);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(left).not.toHaveBeenCalled();
});

test.each([
  ['the same build', 'first', 'first'],
  ['an answer that names no build', 'first', null],
  ['the page of the development server', '__BUILD__', 'second'],
])('%s is no reason to reload', async (_what, loaded, served) => {
  pageOf(loaded);
  const { buildWatch, noteBuild } = await freshWatch();
  noteBuild(served);
  expect(buildWatch.isOld()).toBe(false);
});
