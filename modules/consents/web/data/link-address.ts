const ALLOWED = new Set(['http:', 'https:', 'mailto:']);

const isAllowed = (text: string): boolean => URL.canParse(text) && ALLOWED.has(new URL(text).protocol);

/** The address that somebody means by what they typed, as links may have it; null for what no link may lead to. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/\s/.test(text)) return null;
  // A host with a port has the looks of a scheme, so what is whole already goes first.
  if (isAllowed(text)) return text;
  if (/^[^:/@]+@[^:/@]+\.[^:/@]+$/.test(text)) return `mailto:${text}`;
  if (/^[^:/@]+\.[^:/@]{2,}([:/?#]|$)/.test(text) && isAllowed(`https://${text}`)) return `https://${text}`;
  return null;
}
