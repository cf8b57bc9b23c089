/** What only a frame's address says; a tab of its own does without. */
const FRAME_WISHES = ['standalone', 'routing'];

/** The page that is shown, as an address of our own site: path, query and hash, wherever the address bar has them. */
export function pageAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'> = location): string {
  if (window.kriitHashRouting === true) return hash.slice(1) || '/';
  const query = new URLSearchParams(search);
  for (const wish of FRAME_WISHES) query.delete(wish);
  return pathname + (query.size > 0 ? `?${query}` : '') + hash;
}

/** The path of an address, without its query and hash. */
export const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] || '/';

/** What leads to a page from anywhere: an address of our own site as a link has it. */
export const hrefOf = (address: string): string => (window.kriitHashRouting === true ? `#${address}` : address);
