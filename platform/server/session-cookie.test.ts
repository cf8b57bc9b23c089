import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { type CookiePlace, readSessionCookie, sessionCookieFor } from './session-cookie.ts';

const CHROME = 'Mozilla/5.0 (X11) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
const SAFARI = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1 Version/19.0 Safari/605.1';

const request = ({ host = 'localhost:3000', ...headers }: Record<string, string>, protocol = 'http') =>
  ({ headers, host, protocol }) as unknown as FastifyRequest;

type Write = (cookie: ReturnType<typeof sessionCookieFor>) => void;

function written(from: FastifyRequest, write: Write, place: CookiePlace = 'page'): string[] {
  const cookies: string[] = [];
  const reply = { header: (_name: string, value: string) => cookies.push(value) } as unknown as FastifyReply;
  write(sessionCookieFor(from, reply, place));
  return cookies;
}

describe('the session cookie', () => {
  it.each([
    ['https behind a named proxy', request({ host: 'kriit.example' }, 'https'), '__Host-kriit=T', true],
    ['Chromium on localhost', request({ 'sec-fetch-site': 'none', 'user-agent': CHROME }), '__Host-kriit-3000=T', true],
    ['Safari on localhost', request({ 'sec-fetch-site': 'none', 'user-agent': SAFARI }), 'kriit-3000=T', false],
    ['a script on localhost', request({ 'user-agent': 'curl/8' }), 'kriit-3000=T', false],
    ['plain http elsewhere', request({ host: '10.0.0.5:3000', 'sec-fetch-site': 'none' }), 'kriit-3000=T', false],
    ['plain http on port 80', request({ host: '10.0.0.5' }), 'kriit=T', false],
  ])('for %s', (_who, from, pair, isSecure) => {
    const [cookie = ''] = written(from, (session) => session.set('T', false));
    expect(cookie.split('; ')).toEqual([pair, 'Path=/', 'HttpOnly', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])]);
  });

  it('lasts as long as a browser keeps one on a phone', () => {
    const [cookie] = written(request({}), (session) => session.set('T', true));
    expect(cookie).toContain(`Max-Age=${400 * 24 * 3600}`);
  });

  it('is cleared under both names', () => {
    const cookies = written(request({}), (session) => session.clear());
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['kriit-3000', '__Host-kriit-3000']);
    for (const cookie of cookies) expect(cookie).toContain('Max-Age=0');
  });

  it.each([
    ['kriit-3000=plain', 'plain'],
    ['kriit-3000=planted; __Host-kriit-3000=own', 'own'],
    ['__Host-kriit-3000=own; kriit-3000=planted', 'own'],
    ['other=1;  kriit-3000=plain ', 'plain'],
    ['kriit-3001=neighbour', undefined],
    ['kriit-3000=', undefined],
    ['kriit-3000', undefined],
    ['', undefined],
  ])('is read from %j', (header, token) => {
    expect(readSessionCookie(request({ cookie: header }))).toBe(token);
  });
});

describe('the cookie of a frame', () => {
  const chrome = request({ 'sec-fetch-site': 'same-origin', 'user-agent': CHROME });
  const PARTS = ['Path=/', 'HttpOnly', 'Secure', 'SameSite=None', 'Partitioned'];

  it.each([
    ['https', request({ host: 'kriit.example' }, 'https'), ['__Host-kriit-frame=T']],
    ['Chromium on localhost', chrome, ['__Host-kriit-3000-frame=T']],
    ['Safari on localhost', request({ 'sec-fetch-site': 'same-origin', 'user-agent': SAFARI }), []],
    ['plain http elsewhere', request({ host: '10.0.0.5:3000', 'sec-fetch-site': 'same-origin' }), []],
  ])('for %s', (_who, from, pairs) => {
    const cookies = written(from, (session) => session.set('T', false), 'frame');
    expect(cookies.map((cookie) => cookie.split('; '))).toEqual(pairs.map((pair) => [pair, ...PARTS]));
  });

  it('is cleared alone, and in its own partition', () => {
    const cookies = written(chrome, (session) => session.clear(), 'frame');
    expect(cookies.map((cookie) => cookie.split('; '))).toEqual([['__Host-kriit-3000-frame=', ...PARTS, 'Max-Age=0']]);
  });

  it('is read apart from the ordinary one', () => {
    const from = request({ cookie: '__Host-kriit-3000=own; __Host-kriit-3000-frame=framed; kriit-3000-frame=planted' });
    expect(readSessionCookie(from)).toBe('own');
    expect(readSessionCookie(from, 'frame')).toBe('framed');
    expect(readSessionCookie(request({ cookie: 'kriit-3000-frame=planted; kriit-3000=own' }), 'frame')).toBeUndefined();
  });
});
