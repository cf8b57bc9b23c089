import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';
import { SVG_BYTES_MAX } from '#platform/contract/file-limits.ts';

// Entities are how a small drawing becomes a bomb or reads a file of ours; instructions load style sheets.
const FORBIDDEN = /<!(DOCTYPE|ENTITY|ATTLIST|ELEMENT)|<\?(?!xml[\s?])/i;
const ELSEWHERE = /url\(\s*['"]?\s*(?!#)/i;
const SVG = 'http://www.w3.org/2000/svg';

/** More than any drawing of a school has; the time that cleaning takes grows faster than their number. */
const ELEMENTS_MAX = 5_000;
const DEPTH_MAX = 50;
const TAG = /<(\/?)[A-Za-z](?:[^>"']|"[^"]*"|'[^']*')*?(\/?)>/g;

/** Counted before anything is built of it. */
function isModest(text: string): boolean {
  let [count, depth] = [0, 0];
  for (const [, closes, isEmpty] of text.matchAll(TAG)) {
    if (closes) depth -= 1;
    else count += 1;
    if (!closes && !isEmpty) depth += 1;
    if (count > ELEMENTS_MAX || depth > DEPTH_MAX) return false;
  }
  return true;
}

// A few letters of these make work without end: a filter looks at many points for each one, the others draw their
// inside anew for each use, and again for each use in there.
const COSTLY_TAGS = ['filter', 'use', 'symbol', 'pattern', 'marker'];

const RULES = {
  USE_PROFILES: { svg: true },
  FORBID_TAGS: ['style', 'image', 'a', 'foreignObject', 'script', 'animate', 'set', ...COSTLY_TAGS],
  FORBID_ATTR: ['style', 'filter', 'marker', 'marker-start', 'marker-mid', 'marker-end'],
  IN_PLACE: true,
} as const;

function decode(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') || FORBIDDEN.test(text) || !isModest(text) ? null : text;
  } catch {
    return null;
  }
}

/** A drawing refers to parts of itself at most. */
const staysInside = (name: string, value: string): boolean =>
  /(^|:)href$/i.test(name) ? value.trim().startsWith('#') : !ELSEWHERE.test(value);

const CUTTERS = new Set(['mask', 'clipPath']);

/** Masks and clips are in every second logo and stay, but none inside another: each level would multiply the work. */
function cutsInsideACut(name: string, node: Element): boolean {
  if (name !== 'mask' && name !== 'clip-path') return false;
  for (let at: Element | null = node; at; at = at.parentElement) if (CUTTERS.has(at.localName)) return true;
  return false;
}

/**
 * Reads a drawing as strict XML and gives it back without anything that runs, loads or hides another
 * document, and without what takes long to draw; null for what is no drawing. Only for a process that can be ended.
 */
export async function cleanSvg(bytes: Buffer): Promise<string | null> {
  const text = bytes.length > SVG_BYTES_MAX ? null : decode(bytes);
  if (text === null) return null;
  const { window } = new JSDOM(text, { contentType: 'image/svg+xml' });
  try {
    const root = window.document.documentElement;
    if (root.localName !== 'svg' || root.namespaceURI !== SVG) return null;
    const purifier = createPurifier(window);
    purifier.addHook('uponSanitizeAttribute', (node, attribute) => {
      const { attrName: name, attrValue: value } = attribute;
      if (!staysInside(name, value) || cutsInsideACut(name, node)) attribute.keepAttr = false;
    });
    purifier.sanitize(root, { ...RULES, FORBID_TAGS: [...RULES.FORBID_TAGS], FORBID_ATTR: [...RULES.FORBID_ATTR] });
    return new window.XMLSerializer().serializeToString(root);
  } finally {
    window.close();
  }
}
