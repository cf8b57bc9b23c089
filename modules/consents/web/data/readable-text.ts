const BLOCKS = 'p, li, blockquote, ul, ol';

/** Rich text as lines, with the address behind each link: what a difference is looked for in. */
export function readableText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a[href]')) link.append(` (${link.getAttribute('href')})`);
  for (const line of body.querySelectorAll('br')) line.replaceWith('\n');
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n');
  return (body.textContent ?? '').replace(/\n\s*\n+/g, '\n').trim();
}
