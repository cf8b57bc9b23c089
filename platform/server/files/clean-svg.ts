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

const RULES = {
  USE_PROFILES: { svg: true, svgFilters: true },
  FORBID_TAGS: ['style', 'image', 'feImage', 'use', 'a', 'foreignObject', 'script', 'animate', 'set'],
  FORBID_ATTR: ['style'],
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

/**
 * Reads a drawing as strict XML and gives it back without anything that runs, loads or hides another
 * document; null for what is no drawing. Only for the thread that may take its time.
 */
export async function cleanSvg(bytes: Buffer): Promise<string | null> {
  const text = bytes.length > SVG_BYTES_MAX ? null : decode(bytes);
  if (text === null) return null;
  const { window } = new JSDOM(text, { contentType: 'image/svg+xml' });
  try {
    const root = window.document.documentElement;
    if (root.localName !== 'svg' || root.namespaceURI !== SVG) return null;
    const purifier = createPurifier(window);
    purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
      if (!staysInside(attribute.attrName, attribute.attrValue)) attribute.keepAttr = false;
    });
    purifier.sanitize(root, { ...RULES, FORBID_TAGS: [...RULES.FORBID_TAGS], FORBID_ATTR: [...RULES.FORBID_ATTR] });
    return new window.XMLSerializer().serializeToString(root);
  } finally {
    window.close();
  }
}
