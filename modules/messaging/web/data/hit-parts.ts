/** A piece of a text that was found, from the letter on at which it stands. */
type Part = { text: string; isHit: boolean; at: number };

/** Letters that are kept before the first hit, so that it is in view in a narrow line. */
const BEFORE = 24;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text in pieces with what was looked for apart; a long one begins shortly before the first hit. */
export function hitParts(text: string, search: string): Part[] {
  const words = search.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, isHit: false, at: 0 }];
  const hits = [...text.matchAll(new RegExp(words.map(escaped).join('|'), 'giu'))];
  const first = hits[0]?.index ?? 0;
  const start = first > BEFORE * 2 ? first - BEFORE : 0;
  const parts: Part[] = start > 0 ? [{ text: '…', isHit: false, at: -1 }] : [];
  let at = start;
  for (const { 0: hit, index } of hits) {
    if (index > at) parts.push({ text: text.slice(at, index), isHit: false, at });
    parts.push({ text: hit, isHit: true, at: index });
    at = index + hit.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isHit: false, at });
  return parts;
}
