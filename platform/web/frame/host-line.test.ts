// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { frameMessage } from '#platform/contract/frame.ts';
import { toFrame, toHost } from '#platform/contract/frame-messages.ts';
import { text } from '#platform/contract/frame-shape.ts';

const HOST = 'https://portal.example';
const hello = { kriit: 1, type: 'hello', data: { versions: [1] } };
const ready = { kriit: 1, type: 'ready', data: { version: 1, messages: [], module: 'people', path: '/school' } };
const openLesson = frameMessage('open_lesson', 'to_frame', { title: text(10) });

/** A line of its own for each story: the module keeps one for the life of a page. */
async function openLine() {
  vi.resetModules();
  const line = await import('./host-line.ts');
  const host = { ...document.createElement('iframe'), postMessage: vi.fn() };
  const heard: unknown[] = [];
  const receive = (data: unknown, { origin = HOST, source = host as unknown } = {}) => {
    const event = new MessageEvent('message', { origin, data });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };
  const open = () =>
    line.openHostLine({
      host,
      origins: ['https://school.example', HOST],
      heard: [
        line.fromHost(toFrame.navigate, ({ path }) => heard.push(path)),
        line.fromHost(openLesson, ({ title }) => heard.push(title)),
      ],
      ready: () => ready,
    });
  const sent = () => host.postMessage.mock.calls;
  return { ...line, host, heard, receive, open, sent };
}

let line: Awaited<ReturnType<typeof openLine>>;
beforeEach(async () => {
  line = await openLine();
  line.open();
});

test('a host that greets gets an answer at its exact origin', async () => {
  line.receive(hello);
  expect(line.sent()).toEqual([[ready, HOST]]);
  expect(await line.whenGreeted()).toBe(HOST);
});

test.each([
  ['a foreign origin', hello, { origin: 'https://evil.example' }],
  ['an origin that only looks alike', hello, { origin: 'https://portal.example.evil.example' }],
  ['no origin', hello, { origin: 'null' }],
  ['a sibling frame', hello, { source: { postMessage: () => undefined } }],
  ['another version of the envelope', { ...hello, kriit: 2 }, {}],
  ['a host that speaks other versions', { ...hello, data: { versions: [2, 3] } }, {}],
  ['a greeting without versions', { ...hello, data: {} }, {}],
])('%s gets none', (_who, message, from) => {
  line.receive(message, from);
  expect(line.sent()).toEqual([]);
});

test('nothing leaves before the greeting; then the last of each kind does, after the answer', () => {
  line.tellHost(toHost.resize, { height: 1 });
  line.tellHost(toHost.launch_needed, { module: 'people' });
  line.tellHost(toHost.resize, { height: 2 });
  expect(line.sent()).toEqual([]);
  line.receive(hello);
  line.tellHost(toHost.signed_out, {});
  expect(line.sent().map(([message]) => message)).toEqual([
    ready,
    { kriit: 1, type: 'resize', data: { height: 2 } },
    { kriit: 1, type: 'launch_needed', data: { module: 'people' } },
    { kriit: 1, type: 'signed_out', data: {} },
  ]);
  expect(new Set(line.sent().map(([, origin]) => origin))).toEqual(new Set([HOST]));
});

test('messages are heard from the host that greeted, in their shape, the platform’s and a module’s', () => {
  const navigate = (path: unknown) => ({ kriit: 1, type: 'navigate', data: { path } });
  line.receive(navigate('/too/early'));
  line.receive(hello);
  line.receive(navigate('/school'));
  line.receive({ kriit: 1, type: 'open_lesson', data: { title: 'Algebra' } });
  line.receive(navigate('/other/listed/origin'), { origin: 'https://school.example' });
  line.receive(navigate('/foreign'), { origin: 'https://evil.example' });
  line.receive(navigate('/sibling'), { source: {} });
  line.receive(navigate(['/shape']));
  line.receive({ kriit: 1, type: 'open_lesson', data: { title: 'much too long a title' } });
  line.receive({ kriit: 1, type: 'unknown', data: {} });
  expect(line.heard).toEqual(['/school', 'Algebra']);
});

test('a page that is not framed tells nobody', async () => {
  const alone = await openLine();
  alone.tellHost(toHost.signed_out, {});
  expect(alone.sent()).toEqual([]);
});
