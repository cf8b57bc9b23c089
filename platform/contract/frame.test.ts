import { describe, expect, it } from 'vitest';
import { FRAME_VERSION, holds, openEnvelope, wrap } from './frame.ts';
import { toFrame, toHost } from './frame-messages.ts';

const parent = { name: 'the host page' };
const partner = { source: parent, origins: ['https://portal.example', 'https://school.example'] };
const hello = { kriit: FRAME_VERSION, type: 'hello', data: { versions: [1] } };

const open = (changes: Partial<{ source: unknown; origin: string; data: unknown }> = {}) =>
  openEnvelope({ source: parent, origin: 'https://portal.example', data: hello, ...changes }, partner);

describe('an envelope', () => {
  it('is opened when the partner sent it from a listed origin', () => {
    expect(open()).toEqual(hello);
    expect(open({ origin: 'https://school.example' })).toEqual(hello);
  });

  it.each([
    'null',
    '',
    'https://evil.example',
    'http://portal.example',
    'https://portal.example.evil.example',
    'https://portal.example:8443',
    'https://PORTAL.example',
    'https://sub.portal.example',
  ])('from the origin "%s" is dropped', (origin) => expect(open({ origin })).toBeNull());

  it.each([
    ['a sibling frame', { name: 'the host page' }],
    ['no window', null],
    ['nobody', undefined],
  ])('from %s is dropped', (_who, source) => expect(open({ source })).toBeNull());

  it('from no window is dropped even where the partner is not there', () => {
    const gone = { source: null, origins: partner.origins };
    expect(openEnvelope({ source: null, origin: 'https://portal.example', data: hello }, gone)).toBeNull();
  });

  it.each([0, 2, '1', undefined, null, [1], Number.NaN])('of the version %j is dropped', (kriit) =>
    expect(open({ data: { ...hello, kriit } })).toBeNull(),
  );

  it.each([
    ['text', JSON.stringify(hello)],
    ['nothing', null],
    ['a list', [hello]],
    ['no type', { kriit: 1, data: {} }],
    ['a type that is no text', { kriit: 1, type: ['hello'], data: {} }],
    ['no data', { kriit: 1, type: 'hello' }],
    ['data that is a list', { kriit: 1, type: 'hello', data: [] }],
    ['data that is no plain object', { kriit: 1, type: 'hello', data: new Date() }],
  ])('with %s is dropped', (_what, data) => expect(open({ data })).toBeNull());
});

describe('a message', () => {
  const said = (type: string, data: Record<string, unknown>) => ({ kriit: FRAME_VERSION, type, data });

  it('that was wrapped is held', () => {
    expect(holds(wrap(toFrame.navigate, { path: '/school' }), toFrame.navigate)).toBe(true);
    expect(holds(wrap(toHost.signed_out, {}), toHost.signed_out)).toBe(true);
  });

  it.each([
    ['another type', said('navigate_', { path: '/' })],
    ['a field missing', said('navigate', {})],
    ['a field too many', said('navigate', { path: '/', target: '_top' })],
    ['a field of another kind', said('navigate', { path: ['/'] })],
    ['a text that is too long', said('navigate', { path: `/${'a'.repeat(2_000)}` })],
    ['a field that is only inherited', said('navigate', JSON.parse('{"__proto__":{"path":"/"}}'))],
  ])('with %s is not', (_what, envelope) => expect(holds(envelope, toFrame.navigate)).toBe(false));

  it.each([
    [toFrame.change_locale, { locale: 'et' }, true],
    [toFrame.change_locale, { locale: 'et-EE' }, false],
    [toFrame.change_locale, { locale: '__proto__' }, false],
    [toFrame.change_theme, { theme: 'auto' }, true],
    [toFrame.change_theme, { theme: 'purple' }, false],
    [toFrame.visible, { top: 0, height: 700 }, true],
    [toFrame.visible, { top: -1, height: 700 }, false],
    [toFrame.visible, { top: 0.5, height: 700 }, false],
    [toFrame.visible, { top: 0, height: Number.POSITIVE_INFINITY }, false],
    [toFrame.hello, { versions: [1, 2] }, true],
    [toFrame.hello, { versions: 1 }, false],
    [toFrame.hello, { versions: Array.from({ length: 101 }, () => 1) }, false],
  ])('%# is judged by its fields', (message, data, verdict) =>
    expect(holds(said(message.type, data), message)).toBe(verdict),
  );
});
