/** The value of a cookie that scripts may read, or undefined. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Sets a cookie for our own site; zero days removes it. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: The Cookie Store API is missing in Firefox and on plain http.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure}`;
}

/** A count out of a cookie, which anybody may have written. */
export const asCount = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;
