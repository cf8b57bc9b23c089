import { type DefaultTreeAdapterTypes, Parser, type Token } from 'parse5';
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

/**
 * Reads links with their addresses and everything else without attributes. Marks that differ in one are opened anew in
 * every paragraph by the law of HTML: a short text with hundreds of them would become millions of elements. Alike, no
 * more than three of a kind are.
 */
class PlainParser extends Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> {
  override onStartTag(token: Token.TagToken): void {
    token.attrs = token.attrs.filter(({ name }) => name === 'href' && token.tagName === 'a');
    super.onStartTag(token);
  }
}

function parse(html: string): Node[] {
  const parser = PlainParser.getFragmentParser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>();
  parser.tokenizer.write(html, true);
  return parser.getFragment().childNodes;
}

type Tags = { readonly open: string; readonly close: string };

const NO_TAGS: Tags = { open: '', close: '' };

function tagsOf(element: Element): Tags {
  const tag = BLOCKS.has(element.tagName) ? 'p' : TAGS[element.tagName];
  if (tag === undefined) return NO_TAGS;
  if (tag !== 'a') return { open: `<${tag}>`, close: `</${tag}>` };
  const href = linkOf(element);
  const open = href && `<a href="${inAttribute(href)}" target="_blank" rel="noopener noreferrer nofollow">`;
  return open ? { open, close: '</a>' } : NO_TAGS;
}

/** Writes nodes anew. What has still to be written lies on a heap of its own: tags may lie deeper than calls can. */
function write(nodes: readonly Node[], most_depth: number): string {
  const rest: (Node | string)[] = [...nodes].reverse();
  let depth = 0;
  let html = '';
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next === 'string') {
      depth -= 1;
      html += next;
    } else if ('value' in next) html += inText(next.value);
    else if (isElement(next) && next.tagName === 'br') html += '<br>';
    else if (isElement(next) && !SILENT.has(next.tagName)) {
      // What lies deeper than anybody writes loses its tags and keeps its text.
      const { open, close } = depth < most_depth ? tagsOf(next) : NO_TAGS;
      if (open) {
        depth += 1;
        html += open;
        rest.push(close);
      }
      for (let at = next.childNodes.length - 1; at >= 0; at -= 1) rest.push(next.childNodes[at] as Node);
    }
  }
  return html;
}

function readText(nodes: readonly Node[]): string {
  const rest: (Node | string)[] = [...nodes].reverse();
  let text = '';
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (typeof next === 'string') text += next;
    else if ('value' in next) text += next.value;
    else if (isElement(next) && !SILENT.has(next.tagName)) {
      rest.push(' ');
      for (let at = next.childNodes.length - 1; at >= 0; at -= 1) rest.push(next.childNodes[at] as Node);
    }
  }
  return text;
}

/**
 * The HTML of our editor and nothing else: its own tags by an allow-list, links to http, https and mail, no attribute
 * of the writer's. It is written anew from what was read, so nothing that a browser reads differently can slip through.
 */
export function cleanRichText(html: string, most_depth: number): string {
  // A paragraph cannot lie in a paragraph: what other editors nest is put in a row by reading it once more.
  return write(parse(write(parse(html), most_depth)), most_depth);
}

/** What a reader would see of rich text, in one line. */
export const plainText = (html: string): string => readText(parse(html)).replace(/\s+/gu, ' ').trim();

/** True when a reader would see nothing. */
export const isBlankRichText = (html: string): boolean => isBlank(plainText(html));
