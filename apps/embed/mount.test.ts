// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mounting } from './mount.ts';
import type { KriitFrame, KriitMessage, KriitOptions } from './public/embed.d.ts';

const ORIGIN = 'https://school.example';
const mount = mounting(ORIGIN);

/** A mounted frame, what it was sent, and the way to answer for it. */
function mountOne(options: KriitOptions = {}) {
  const frame = mount(document.body, options);
  const sent: { type: string; data: unknown; to: unknown }[] = [];
  const { contentWindow } = frame.element;
  if (!contentWindow) throw new Error('The frame has no window.');
  vi.spyOn(contentWindow, 'postMessage').mockImplementation((message: unknown, to: unknown) => {
    const { kriit, type, data } = message as { kriit: number; type: string; data: unknown };
    expect(kriit).toBe(1);
    sent.push({ type, data, to });
  });
  const say = (type: string, data: unknown = {}, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { source: contentWindow, origin: ORIGIN, data: { kriit: 1, type, data }, ...from }),
    );
  const load = () => frame.element.dispatchEvent(new Event('load'));
  const beReady = () => say('ready', { version: 1, messages: ['hello'], module: 'people', path: '/school' });
  return { frame, sent, say, load, beReady, types: () => sent.map(({ type }) => type) };
}

const mounted: KriitFrame[] = [];
const open = (options?: KriitOptions) => {
  const one = mountOne(options);
  mounted.push(one.frame);
  return one;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  for (const frame of mounted.splice(0)) frame.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the frame has a name, few rights, and a line to the exact origin', () => {
  const { frame, sent, load } = open({ path: '/school', title: 'Our school' });
  const { src, title, name, allow, referrerPolicy } = frame.element;
  expect([src, title, name]).toEqual([`${ORIGIN}/school?standalone=true`, 'Our school', 'kriit-embed']);
  expect(referrerPolicy).toBe('origin');
  expect(allow).toBe('publickey-credentials-get; camera; clipboard-write');
  load();
  expect(sent).toEqual([{ type: 'hello', data: { versions: [1] }, to: ORIGIN }]);
});

test('hello is repeated until the frame is ready, and for half a minute at most', () => {
  const deaf = open();
  deaf.load();
  vi.advanceTimersByTime(1_000);
  expect(deaf.types()).toEqual(Array(5).fill('hello'));
  vi.advanceTimersByTime(120_000);
  const atLast = deaf.sent.length;
  expect(atLast).toBeLessThanOrEqual(121);
  vi.advanceTimersByTime(10_000);
  expect(deaf.sent).toHaveLength(atLast);

  const quick = open();
  quick.load();
  quick.beReady();
  vi.advanceTimersByTime(10_000);
  expect(quick.types().filter((type) => type === 'hello')).toHaveLength(1);
});

test('what is told early waits for the frame, and wishes are told again to a frame that was loaded anew', () => {
  const { frame, load, beReady, types, sent } = open({ theme: 'auto', locale: 'fr' });
  frame.navigate('/school/people');
  frame.changeLocale('et');
  load();
  expect(types()).toEqual(['hello']);
  beReady();
  expect(types()).toEqual(['hello', 'change_locale', 'change_theme', 'navigate']);
  expect(sent[1]?.data).toEqual({ locale: 'et' });
  sent.splice(0);
  load();
  beReady();
  expect(types()).toEqual(['hello', 'change_locale', 'change_theme']);
});

test('what the person chose inside outlives a reload too', () => {
  const { say, load, beReady, sent } = open({ locale: 'et' });
  load();
  beReady();
  say('change_locale', { locale: 'ja' });
  sent.splice(0);
  load();
  beReady();
  expect(sent.at(-1)).toMatchObject({ type: 'change_locale', data: { locale: 'ja' } });
});

test('only the frame itself is heard, from its own origin, in its version, in the right shape', () => {
  const { frame, say, load, beReady } = open();
  const heights: number[] = [];
  frame.on('resize', ({ height }) => heights.push(height));
  load();
  say('resize', { height: 1 });
  beReady();
  say('resize', { height: 2 }, { origin: 'https://evil.example' });
  say('resize', { height: 3 }, { source: window });
  say('resize', { height: 4 }, { source: null });
  say('resize', { height: 5 }, { data: { kriit: 2, type: 'resize', data: { height: 5 } } });
  say('resize', { height: -6 });
  say('resize', { height: 7, extra: true });
  say('resize', { height: 800 });
  expect(heights).toEqual([800]);
  expect(frame.element.style.height).toBe('800px');
});

test('a frame that fills its element keeps its height', () => {
  const { frame, say, load, beReady } = open({ height: 'fill' });
  load();
  beReady();
  say('resize', { height: 800 });
  expect(frame.element.style.height).toBe('100%');
});

test('several frames on one page do not mix', () => {
  const [first, second] = [open(), open()];
  const heard: string[] = [];
  first.frame.on('navigate', ({ path }) => heard.push(`first ${path}`));
  second.frame.on('navigate', ({ path }) => heard.push(`second ${path}`));
  for (const { load, beReady } of [first, second]) {
    load();
    beReady();
  }
  second.say('navigate', { path: '/' });
  first.frame.navigate('/school');
  expect(heard).toEqual(['second /']);
  expect(first.types()).toContain('navigate');
  expect(second.types()).not.toContain('navigate');
});

test('a frame without a session gets a code, one at a time, and no log shows it', async () => {
  const codes = vi.fn(async () => 'C1');
  const { frame, say, load, beReady, sent } = open({ getLaunchCode: codes });
  const log: KriitMessage[] = [];
  frame.on('message', (message) => log.push(message));
  load();
  beReady();
  const needed = { module: 'people' };
  say('launch_needed', needed);
  say('launch_needed', needed);
  await vi.advanceTimersByTimeAsync(0);
  expect(codes).toHaveBeenCalledExactlyOnceWith(needed);
  expect(sent.at(-1)).toEqual({ type: 'launch', data: { code: 'C1' }, to: ORIGIN });
  expect(log.at(-1)).toEqual({ direction: 'to_frame', type: 'launch', data: { code: '…' } });
  say('launch_needed', needed);
  await vi.advanceTimersByTimeAsync(0);
  expect(codes).toHaveBeenCalledTimes(2);
});

test('messages of modules go both ways', () => {
  const { frame, say, load, beReady, sent } = open();
  const saved: unknown[] = [];
  const stop = frame.on('lesson_saved', (data) => saved.push(data));
  load();
  beReady();
  frame.tell('open_lesson', { id: 7 });
  expect(sent.at(-1)).toEqual({ type: 'open_lesson', data: { id: 7 }, to: ORIGIN });
  say('lesson_saved', { id: 7 });
  stop();
  say('lesson_saved', { id: 8 });
  expect(saved).toEqual([{ id: 7 }]);
});

test('whoever leaves the host takes the session of the frame along', () => {
  const { frame, load, beReady, sent } = open();
  load();
  beReady();
  frame.signOut();
  expect(sent.at(-1)).toEqual({ type: 'sign_out', data: {}, to: ORIGIN });
});

test('an unmounted frame is gone and hears nothing', () => {
  const { frame, say, load, beReady } = open();
  const heard: unknown[] = [];
  frame.on('navigate', (data) => heard.push(data));
  load();
  beReady();
  frame.unmount();
  say('navigate', { path: '/' });
  expect(heard).toEqual([]);
  expect(document.querySelector('iframe')).toBeNull();
});
