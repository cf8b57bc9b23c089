/** True when strangers may frame an address: an entry is the page itself and what lies below it; `/` is home alone. */
export const isFramedAt = (entries: readonly string[], path: string): boolean =>
  entries.some((entry) => path === entry || (entry !== '/' && path.startsWith(`${entry}/`)));
