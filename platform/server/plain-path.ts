/** The path of an address with its letters as they are: `/%61pi` is `/api` to the router, so it is to everybody. */
export const plainPath = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(/%[2-7][0-9a-f]/gi, decodeURIComponent);
