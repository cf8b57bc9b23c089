import { describe, expect, it } from 'vitest';
import { SVG_BOMBS } from '#platform/testing/svg-bombs.ts';
import { cleanSvg } from './clean-svg.ts';

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8" ${attributes}>${inside}</svg>`;

const clean = (text: string | Buffer): Promise<string | null> => cleanSvg(Buffer.from(text)).catch(() => null);

const RUNS =
  /script|onload|onclick|javascript|foreignObject|http:|https:\/\/evil|<style|@import|<image|<use|<a[ >]|data:/i;

describe('a drawing', () => {
  it('keeps its shapes, colours and gradients', async () => {
    const inside =
      '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient><linearGradient id="b" xlink:href="#a"/></defs><path d="M0 0h8v8z" fill="url(#b)"/>';
    const kept = await clean(svg(inside));
    for (const part of ['linearGradient', 'stop-color="#fff"', 'xlink:href="#a"', 'fill="url(#b)"', 'viewBox'])
      expect(kept).toContain(part);
  });

  it.each([
    ['a script', svg('<script>alert(1)</script><rect/>')],
    ['an event', svg('<rect onclick="alert(1)"/>', 'onload="alert(1)"')],
    [
      'another document',
      svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script/></body></foreignObject><rect/>'),
    ],
    ['a picture from elsewhere', svg('<image href="http://evil.example/x.png"/><rect/>')],
    ['a reference elsewhere', svg('<linearGradient id="g" xlink:href="http://evil.example/#g"/><rect/>')],
    ['a colour from elsewhere', svg('<rect fill="url(http://evil.example/#g)"/>')],
    ['a link', svg('<a href="javascript:alert(1)"><rect/></a>')],
    [
      'a style sheet',
      svg('<style>@import url(http://evil.example)</style><rect style="fill:url(http://evil.example)"/>'),
    ],
    ['a copy of something', svg('<use href="data:image/svg+xml,x#y"/><rect/>')],
  ])('loses %s', async (_what, text) => {
    const kept = await clean(text);
    expect(kept).toContain('rect');
    expect(kept?.replaceAll(/xmlns(:xlink)?="[^"]*"/g, '')).not.toMatch(RUNS);
  });

  it('keeps its masks and clips, but none inside another', async () => {
    const inside =
      '<mask id="m"><rect mask="url(#n)"/></mask><clipPath id="c"><g><path clip-path="url(#d)"/></g></clipPath><rect mask="url(#m)"/><rect clip-path="url(#c)"/>';
    const kept = await clean(svg(inside));
    for (const part of ['mask="url(#m)"', 'clip-path="url(#c)"', '<mask', '<clipPath']) expect(kept).toContain(part);
    expect(kept).not.toMatch(/url\(#[nd]\)/);
  });

  it.each(Object.entries(SVG_BOMBS))('loses what would take long to draw: %s', async (_what, text) => {
    const kept = await clean(text);
    expect(kept).toContain('rect');
    expect(kept).not.toMatch(/filter|<fe|<use|<pattern|<symbol|<marker|marker-/i);
  });

  it.each([
    ['no XML', '<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>'],
    ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['no namespace', '<svg/>'],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<text>&a;</text>')}`],
    ['a file of ours', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`],
    ['a style sheet instruction', `<?xml-stylesheet href="http://evil.example"?>${svg('')}`],
    ['UTF-16', Buffer.from(svg(''), 'utf16le')],
    ['nothing', ''],
    ['more than a megabyte', svg('<rect/>'.repeat(200_000))],
    [
      'ten thousand drawings inside each other',
      `${'<svg xmlns="http://www.w3.org/2000/svg">'.repeat(10_000)}${'</svg>'.repeat(10_000)}`,
    ],
  ])('is refused with %s', async (_what, text) => expect(await clean(text)).toBeNull());
});
