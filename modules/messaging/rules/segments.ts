import { madeOnce } from '#platform/contract/made-once.ts';
import { LINK_SHOWN_MAX } from '../contract/limits.ts';

/** A piece of a message (S2 section 3): words as they are, a link as it is shown and where it leads, an emoji. */
export type Segment =
  | { readonly kind: 'simple'; readonly text: string }
  | { readonly kind: 'url'; readonly text: string; readonly url: string }
  | { readonly kind: 'emoji'; readonly text: string };

// A backslash is a slash to browsers and none to readers, so no link has one.
const LINK = /https?:\/\/[^\s<>"\\`]+/;
// Many write www without https. Japanese has no spaces, so its letters may stand beside such a link; others would be part of it.
const BESIDE = /[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]/v;
const HOST = /www(?:\.[\p{L}\p{N}\-]+)+\.[a-z\p{Script=Cyrillic}]{2,}/v;
const BARE_LINK = `(?<!${BESIDE.source}|[@.\\/_\\-])${HOST.source}(?!${BESIDE.source}|[@\\-])(?:[:\\/?#][^\\s<>"\\\\\`]*)?`;
// Made for the first text that needs it: the list of all emojis takes a browser a twentieth of the start of a page.
const linkOrEmoji = madeOnce(() => new RegExp(`${LINK.source}|${BARE_LINK}|\\p{RGI_Emoji}`, 'giv'));
/** What a text has wherever it has a link or an emoji; few have it. The last sign makes an emoji of a digit. */
const HINT = /https?:|www\.|[\p{Emoji}--[\d#*]]|\u20E3/iv;
const TRAILING = /[.,;:!?'"*_~…。、，！？；：」』）］｝\])}]$/u;
const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

const countOf = (text: string, letter: string): number => text.split(letter).length - 1;

/** Cuts the punctuation of the sentence around a link; a bracket stays when it closes one inside the link. */
function withoutTrail(url: string): string {
  let rest = url;
  for (let last = TRAILING.exec(rest)?.[0]; last !== undefined; last = TRAILING.exec(rest)?.[0]) {
    const opening = PAIRS[last];
    if (opening !== undefined && countOf(rest, opening) >= countOf(rest, last)) break;
    rest = rest.slice(0, -last.length);
  }
  return rest;
}

const placeOf = (url: string): { scheme: string; host: string } => {
  const [, scheme = '', host = ''] = /^(https?:\/\/)?([^/?#]*)/i.exec(url) ?? [];
  return { scheme, host };
};

/** What stands before an @ only looks like the site that a link leads to. */
const isHonest = (url: string): boolean => /^[^@]*[\p{L}\p{N}][^@]*$/u.test(placeOf(url).host);

/** A link as it is shown: a long one is cut, and of a long host the end stays, because that is whose site it is. */
function shownLink(url: string): string {
  const letters = [...url];
  if (letters.length <= LINK_SHOWN_MAX) return url;
  const { scheme, host } = placeOf(url);
  const room = LINK_SHOWN_MAX - scheme.length - 2;
  const hostLetters = [...host];
  if (hostLetters.length > room) return `${scheme}…${hostLetters.slice(-room).join('')}…`;
  return `${letters.slice(0, LINK_SHOWN_MAX - 1).join('')}…`;
}

/** Splits a text for display. Only http, https and what begins with www become links, and all pieces together hold every letter of the text. */
export function segmentsOf(text: string): Segment[] {
  if (!HINT.test(text)) return text === '' ? [] : [{ kind: 'simple', text }];
  const found: Segment[] = [];
  let simple = '';
  const endSimple = () => {
    if (simple !== '') found.push({ kind: 'simple', text: simple });
    simple = '';
  };
  let at = 0;
  for (const { 0: match, index } of text.matchAll(linkOrEmoji())) {
    if (index < at) continue;
    const isBare = /^www\./i.test(match);
    const isLink = isBare || /^https?:/i.test(match);
    const piece = isLink ? withoutTrail(match) : match;
    simple += text.slice(at, index);
    at = index + piece.length;
    if (isLink && !isHonest(piece)) simple += piece;
    else {
      endSimple();
      const url = isBare ? `https://${piece}` : piece;
      found.push(isLink ? { kind: 'url', text: shownLink(piece), url } : { kind: 'emoji', text: piece });
    }
  }
  simple += text.slice(at);
  endSimple();
  return found;
}

/** The links of a text, each once. */
export const linksIn = (text: string): string[] => [
  ...new Set(segmentsOf(text).flatMap((segment) => (segment.kind === 'url' ? segment.url : []))),
];
