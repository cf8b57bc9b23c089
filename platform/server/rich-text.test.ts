import { describe, expect, it } from 'vitest';
import { cleanRichText, isBlankRichText, plainText } from './rich-text.ts';

const clean = (html: string) => cleanRichText(html, 50);
const LINK = 'target="_blank" rel="noopener noreferrer nofollow"';

describe('rich text', () => {
  it.each([
    ['<p>Dear <strong>parents</strong>, <em>please</em> <s>read</s></p>'],
    ['<ol><li><p>one</p></li></ol><ul><li><p>two</p></li></ul><blockquote><p>three</p></blockquote>'],
    [`<p><a href="https://kriit.example/a?b=1&amp;c=2" ${LINK}>here</a></p>`],
    [`<p><a href="mailto:office@kriit.example" ${LINK}>write</a></p>`],
    ['<p>1 &lt; 2 &amp; 3<br>new line</p>'],
  ])('keeps what the editor writes: %s', (html) => expect(clean(html)).toBe(html));

  it.each([
    ['<p onclick="x()" style="color:red" class="y">text</p>', '<p>text</p>'],
    ['<b>a</b><i>b</i><del>c</del>', '<strong>a</strong><em>b</em><s>c</s>'],
    ['<h1>Title</h1><div>line</div>', '<p>Title</p><p>line</p>'],
    ['<img src=x onerror=alert(1)>text', 'text'],
    ['<a href="javascript:alert(1)">x</a>', 'x'],
    ['<a href="java\nscript:alert(1)">x</a>', 'x'],
    ['<a href="data:text/html,x">x</a>', 'x'],
    ['<a href="/inside">x</a>', 'x'],
    ['<script>alert(1)</script>after', 'after'],
    ['<svg><style><img title="</style><img src=x onerror=alert(1)>">', ''],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    [
      '<a href=\'https://a.example/"onmouseover="x\'>q</a>',
      `<a href="https://a.example/&quot;onmouseover=&quot;x" ${LINK}>q</a>`,
    ],
    ['<!-- <p>hidden</p> -->seen', 'seen'],
  ])('takes out what it does not write: %s', (html, left) => expect(clean(html)).toBe(left));

  it('gives the same when it cleans twice', () => {
    const once = clean('<div><p>a<div>b</div></p></div><p>c<ul><li>d');
    expect(clean(once)).toBe(once);
  });

  it('flattens what lies too deep, and keeps the text', () => {
    const deep = cleanRichText(`${'<blockquote>'.repeat(1500)}end`, 10);
    expect(deep).toBe(`${'<blockquote>'.repeat(10)}end${'</blockquote>'.repeat(10)}`);
  });

  it('reads what lies deeper than calls can', () => {
    const deep = `${'<b>'.repeat(6500)}end`;
    expect(isBlankRichText(deep)).toBe(false);
    expect(plainText(cleanRichText(deep, 10))).toBe('end');
  });

  it('opens no mark anew more than three times, whatever its attributes', () => {
    const marks = Array.from({ length: 300 }, (_, at) => `<b a${at}>`).join('');
    expect(clean(`<p>${marks}<p>x`)).toMatch(/<p>(<strong>){3}x/);
  });

  it.each([
    ['<p></p>'],
    ['<p><br></p>'],
    ['&nbsp;'],
    ['<p>\u200b</p>'],
    ['<ul><li></li></ul>'],
    ['<script>x</script>'],
    [''],
  ])('sees that nothing is written in %j', (html) => expect(isBlankRichText(html)).toBe(true));

  it('reads as one line', () => {
    expect(plainText('<p>Dear  parents,</p><ul><li>one</li><li>two</li></ul>')).toBe('Dear parents, one two');
  });
});
