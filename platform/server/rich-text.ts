import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { isBlank } from '#platform/contract/text.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What our editor can write; older names of the same marks become the ones that it writes today. */
const TAGS: Readonly<Record<string, string>> = {
  p: 'p',
  br: 'br',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  s: 's',
  strike: 's',
  del: 's',
  ol: 'ol',
  ul: 'ul',
  li: 'li',
  a: 'a',
  blockquote: 'blockquote',
};

/** Blocks of other editors that end a line; what is in them becomes a paragraph. */
const BLOCKS = new Set(['div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'section', 'article', 'pre', 'tr']);

/** What is in these was never meant to be read. */
const SILENT = new Set(['script', 'style', 'title', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head']);

const inText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const inAttribute = (text: string): string => inText(text).replaceAll('"', '&quot;');

const LINKS = new Set(['http:', 'https:', 'mailto:']);

/** The address of a link that may be followed; null for every other scheme and for what is no address. */
function linkOf({ attrs }: Element): string | null {
  const written = attrs.find(({ name }) => name === 'href')?.value.trim() ?? '';
  return URL.canParse(written) && LINKS.has(new URL(written).protocol) ? written : null;
}

const isElement = (node: Node): node is Element => 'tagName' in node;

function write(nodes: readonly Node[], depth: number, most: number): string {
  return nodes
    .map((node) => {
      if ('value' in node) return inText(node.value);
      if (!isElement(node) || SILENT.has(node.tagName)) return '';
      const tag = BLOCKS.has(node.tagName) ? 'p' : TAGS[node.tagName];
      if (tag === 'br') return '<br>';
      // What lies deeper than anybody writes loses its tags and keeps its text.
      const isKept = tag !== undefined && depth < most;
      const inner = write(node.childNodes, isKept ? depth + 1 : depth, most);
      if (!isKept) return inner;
      if (tag !== 'a') return `<${tag}>${inner}</${tag}>`;
      const href = linkOf(node);
      return href === null
        ? inner
        : `<a href="${inAttribute(href)}" target="_blank" rel="noopener noreferrer nofollow">${inner}</a>`;
    })
    .join('');
}

const readText = (nodes: readonly Node[]): string =>
  nodes.map((node) => ('value' in node ? node.value : isElement(node) ? `${readText(node.childNodes)} ` : '')).join('');

/**
 * The HTML of our editor and nothing else: its own tags by an allow-list, links to http, https and mail, no attribute
 * of the writer's. It is written anew from what was read, so nothing that a browser reads differently can slip through.
 */
export function cleanRichText(html: string, most_depth: number): string {
  // A paragraph cannot lie in a paragraph: what other editors nest is put in a row by reading it once more.
  const once = write(parseFragment(html).childNodes, 0, most_depth);
  return write(parseFragment(once).childNodes, 0, most_depth);
}

/** What a reader would see of rich text, in one line. */
export const plainText = (html: string): string =>
  readText(parseFragment(html).childNodes).replace(/\s+/gu, ' ').trim();

/** True when a reader would see nothing. */
export const isBlankRichText = (html: string): boolean => isBlank(plainText(html));
