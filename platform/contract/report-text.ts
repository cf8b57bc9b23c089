/** Parts of our own addresses are lower-case words, or `:named` in a pattern; ids, tokens and names are not. */
const OWN_PART = /^(v\d|[a-z][a-z-]{0,30}|:[a-zA-Z_]{1,30})$/;
const MOST_PARTS = 12;
const LONGEST_MESSAGE = 300;

/**
 * The place that an address names: its path without host, query and anything that is somebody's own.
 * `/school/people/77?search=Mari` is `/school/people/*`. Where addresses stand behind `#`, the part behind it counts.
 */
export function placeOf(address: string): string {
  const [plain = '', hash = ''] = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split('#', 2);
  const [path = ''] = (hash.startsWith('/') ? hash : plain).split('?', 1);
  const parts = path.split('/').slice(0, MOST_PARTS);
  return parts.map((part) => (part === '' || OWN_PART.test(part) ? part : '*')).join('/') || '/';
}

/** A method with an address, an address, or one plain word; every other description could be somebody's text. */
export function titleOf(text: string): string | undefined {
  const [, method = '', address] = /^([A-Z]{3,7} )?(\S*\/\S*)$/.exec(text) ?? [];
  if (address !== undefined) return method + placeOf(address);
  return /^[A-Z]{3,7} unknown$|^[a-z][a-zA-Z.]{0,40}$/.test(text) ? text : undefined;
}

/** The file of a stack frame, from the root of the project; elsewhere the place of the address. */
export function fileOf(name: string): string {
  const [path = ''] = name.split(/[?#]/, 1);
  const own = /(?:^|\/)((?:apps|assets|modules|node_modules|platform)\/[\w./@+-]+)$/.exec(path)?.[1];
  return own ?? (/^node:[\w/]+$/.test(path) ? path : placeOf(name));
}

/**
 * What an error says, without what it quotes. Engines quote texts in double quotes and names of properties in single
 * ones, so a single-quoted name stays; addresses become places; long numbers and whatever looks like a key go.
 */
export const toldMessage = (text: string): string =>
  text
    .slice(0, 4 * LONGEST_MESSAGE)
    .replace(/"[^"]*("|$)|“[^”]*(”|$)|«[^»]*(»|$)|`[^`]*(`|$)/g, '"…"')
    .replace(/'([^']*)'/g, (whole, inside: string) => (/^[a-zA-Z_$][\w$.]*$/.test(inside) ? whole : "'…'"))
    .replace(/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, placeOf)
    .replace(/\?\S+=\S*/g, '')
    .replace(/\S+@\S+/g, '…')
    .replace(/[\w+/=-]{20,}/g, (word) => (/\d/.test(word) ? '…' : word))
    .replace(/\d{4,}/g, '#')
    .slice(0, LONGEST_MESSAGE);
