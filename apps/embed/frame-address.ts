import type { KriitOptions } from './public/embed.d.ts';

/** The address of a frame: what the host wishes travels in its query, where the first script of the page reads it. */
export function frameAddress(origin: string, options: KriitOptions): string {
  const { path = '/', school, role, locale, theme, launchCode, routing } = options;
  const page = new URL(path, origin);
  if (!path.startsWith('/') || page.origin !== origin) throw new Error(`${path} is no path of ${origin}.`);
  const isBehindHash = routing === 'hash';
  const address = isBehindHash ? new URL('/', origin) : page;
  const wishes = {
    standalone: true,
    locale,
    // What the device has is no wish of an address; it is told as a message.
    theme: theme === 'auto' ? undefined : theme,
    school_id: school,
    context_role_id: role,
    routing: isBehindHash ? routing : undefined,
    token: launchCode,
  };
  for (const [name, wish] of Object.entries(wishes)) {
    if (wish !== undefined) address.searchParams.set(name, String(wish));
  }
  if (isBehindHash) address.hash = page.pathname + page.search + page.hash;
  return address.href;
}
