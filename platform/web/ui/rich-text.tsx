import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import classes from './rich-text.module.css';

/** What our editor writes; of everything else only the text is shown. */
const TAGS = new Set(['p', 'br', 'strong', 'em', 's', 'ol', 'ul', 'li', 'blockquote']);
/** What is in these was never meant to be read. */
const SILENT = new Set(['script', 'style', 'template', 'title', 'noscript', 'iframe', 'object', 'svg', 'math']);
const LINKS = new Set(['http:', 'https:', 'mailto:']);
/** Deeper than anybody writes: what comes then is text without tags. */
const MOST_DEPTH = 60;

function linkOf(element: Element): string | null {
  const written = element.getAttribute('href')?.trim() ?? '';
  return URL.canParse(written) && LINKS.has(new URL(written).protocol) ? written : null;
}

/** An element of its own making for a node: nothing of the node itself but its name, its text and a link's address. */
function draw(node: Node, depth: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  const element = node as Element;
  const tag = element.tagName.toLowerCase();
  if (SILENT.has(tag)) return null;
  if (tag === 'br') return createElement('br');
  if (depth >= MOST_DEPTH) return element.textContent;
  const inside = [...element.childNodes].map((child) => draw(child, depth + 1));
  const href = tag === 'a' ? linkOf(element) : null;
  if (href !== null)
    return createElement('a', { href, target: '_blank', rel: 'noopener noreferrer nofollow' }, ...inside);
  return createElement(TAGS.has(tag) ? tag : Fragment, null, ...inside);
}

/** The parts of rich text, ready to be put into a page. */
const drawRichText = (html: string): ReactNode[] =>
  [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].map((node) => draw(node, 0));

/**
 * Text that somebody wrote with our editor. The server has cleaned it; here it is read as data all the same and drawn
 * by an allow-list, so that no markup of anybody's ever becomes part of the page.
 */
export function RichText({ html }: { html: string }) {
  const drawn = useMemo(() => drawRichText(html), [html]);
  return createElement('div', { className: classes.text }, ...drawn);
}
