type Named = readonly [name: string, sign: RegExp];

// Most browsers also say the names of those they are like, so the first that fits is meant.
const BROWSERS: readonly Named[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex', /\bYaBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly Named[] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (names: readonly Named[], user_agent: string): string | undefined =>
  names.find(([, sign]) => sign.test(user_agent))?.[0];

/** The browser and its system by the names that people know; null for a program that says neither. */
export function deviceName(user_agent: string): string | null {
  const names = [nameIn(BROWSERS, user_agent), nameIn(SYSTEMS, user_agent)].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(', ') : null;
}

/** IPv4 by its first three numbers, IPv6 by what one customer is given: addresses in there change by themselves. */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=.*\.)/, '');
  if (plain.includes('.')) return plain.split('.').slice(0, 3).join('.');
  // Zeros are left out of the middle of an address, and there are always two groups of them at least.
  const [start = ''] = plain.split('::');
  return [...start.split(':'), '0', '0', '0']
    .filter((group) => group !== '')
    .slice(0, 3)
    .join(':');
}

/** What tells one device of a person from another: neither an update nor a new address nearby makes it a new one. */
export const deviceFamily = (user_agent: string, address: string): string => {
  const unknown = /^[\w.-]{0,40}/.exec(user_agent)?.[0] ?? '';
  return `${deviceName(user_agent) ?? unknown} in ${networkOf(address)}`;
};
