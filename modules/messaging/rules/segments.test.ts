import { describe, expect, it } from 'vitest';
import { linksIn, segmentsOf } from './segments.ts';

const drawn = (text: string) => segmentsOf(text).map(({ kind, text: shown }) => `${kind}:${shown}`);

describe('a text is split', () => {
  it.each<[text: string, segments: string[]]>([
    ['', []],
    ['Tere!', ['simple:Tere!']],
    ['See https://example.org/a, please', ['simple:See ', 'url:https://example.org/a', 'simple:, please']],
    ['(https://example.org/a)', ['simple:(', 'url:https://example.org/a', 'simple:)']],
    ['https://et.wikipedia.org/wiki/Tartu_(linn)', ['url:https://et.wikipedia.org/wiki/Tartu_(linn)']],
    ['https://example.org/?q=a&b=1#c!?', ['url:https://example.org/?q=a&b=1#c', 'simple:!?']],
    ['HTTP://EXAMPLE.ORG.', ['url:HTTP://EXAMPLE.ORG', 'simple:.']],
    ['見て https://example.jp/春。', ['simple:見て ', 'url:https://example.jp/春', 'simple:。']],
    ['See (www.example.org/a), please', ['simple:See (', 'url:www.example.org/a', 'simple:), please']],
    ['Vaata: WWW.Kool.EE!', ['simple:Vaata: ', 'url:WWW.Kool.EE', 'simple:!']],
    ['見てwww.example.jpを、', ['simple:見て', 'url:www.example.jp', 'simple:を、']],
    ['https://www.example.org', ['url:https://www.example.org']],
    ['two\nhttps://a.ee\nhttps://b.ee', ['simple:two\n', 'url:https://a.ee', 'simple:\n', 'url:https://b.ee']],
    ['Hi 👋🏽 there', ['simple:Hi ', 'emoji:👋🏽', 'simple: there']],
    ['👨‍👩‍👧‍👦🇪🇪1️⃣', ['emoji:👨‍👩‍👧‍👦', 'emoji:🇪🇪', 'emoji:1️⃣']],
    ['room 12 #3 *', ['simple:room 12 #3 *']],
  ])('%j', (text, segments) => expect(drawn(text)).toEqual(segments));

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    'https://',
    'https://...',
    'https://bank.ee@evil.example/a',
    'www.',
    'www...',
    'www.ee',
    'awww.that.nice',
    'mari@www.example.org',
    'ftp://www.example.org',
    'www.bank.ee@evil.example/a',
    'www.bank.ee:80@evil.example/a',
  ])('%s is no link', (text) => expect(linksIn(text)).toEqual([]));

  it('a backslash ends a link, because a browser would read a slash', () => {
    expect(linksIn('https://bank.ee\\@evil.example')).toEqual(['https://bank.ee']);
  });

  it('what begins with www leads there by https', () => {
    expect(linksIn('www.example.org/a?b=1#c, www.koolitööd.ee, www.школа.рф.')).toEqual([
      'https://www.example.org/a?b=1#c',
      'https://www.koolitööd.ee',
      'https://www.школа.рф',
    ]);
    const long = `www.bank.ee.${'a.'.repeat(80)}example/login`;
    const [shown] = segmentsOf(long);
    expect(shown).toEqual({ kind: 'url', text: expect.stringMatching(/^….*\.example…$/), url: `https://${long}` });
    expect([...(shown?.text ?? '')]).toHaveLength(140);
  });

  it('a link of 140 is shown whole, a longer one is cut and leads where it did', () => {
    const whole = `https://example.org/${'a'.repeat(120)}`;
    expect(segmentsOf(whole)).toEqual([{ kind: 'url', text: whole, url: whole }]);
    const [long] = segmentsOf(`${whole}b`);
    expect(long).toEqual({ kind: 'url', text: `${whole.slice(0, 139)}…`, url: `${whole}b` });
  });

  it('the end of a long host stays, so that it is seen whose it is', () => {
    const url = `https://bank.ee.${'a.'.repeat(80)}evil.example/login`;
    const [shown] = segmentsOf(url);
    expect(shown?.text).toMatch(/^https:\/\/….*evil\.example…$/);
    expect([...(shown?.text ?? '')]).toHaveLength(140);
  });

  it('no letter is lost', () => {
    const text = 'a https://x.ee/(b), 👍🏿https://y.ee/c] d\nhttps://u@z.ee e';
    const whole = segmentsOf(text).map((segment) => (segment.kind === 'url' ? segment.url : segment.text));
    expect(whole.join('')).toBe(text);
  });

  it('a link that is there twice is listed once', () => {
    expect(linksIn('https://a.ee https://b.ee https://a.ee')).toEqual(['https://a.ee', 'https://b.ee']);
  });
});
