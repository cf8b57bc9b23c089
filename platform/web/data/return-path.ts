/**
 * Where to go after signing in. Only paths of our own are followed: an address that leads away, in
 * whatever spelling, becomes home (HARDENING, A69), and so do those that make sense only before, such as the face for
 * whoever may not come in.
 */
export function returnPath(asked: string | null, origin: string): string {
  if (!asked?.startsWith('/')) return '/';
  let url: URL;
  try {
    url = new URL(asked, origin);
  } catch {
    return '/';
  }
  const isOwnPage = url.origin === origin && !/^\/(login|api|auth|invitation|unauthorized)(\/|$)/.test(url.pathname);
  return isOwnPage && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/';
}

/** The address of the sign-in page that leads back here afterwards. */
export const signInPath = (from: string): string =>
  from === '/' ? '/login' : `/login?${new URLSearchParams({ redirect: from })}`;
