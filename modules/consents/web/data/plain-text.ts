const BLOCKS = 'p, li, blockquote, br';

/** What a reader would see of rich text, in one line. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // Two paragraphs would else run into each other.
  for (const block of body.querySelectorAll(BLOCKS)) block.after(' ');
  return (body.textContent ?? '').replace(/\s+/gu, ' ').trim();
}
