import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieNameFor } from './session-cookie.ts';

/**
 * A cookie beside the session's, by which a browser is known again: to whoever began something in it, or as one that
 * its owner trusts. Like the session's it cannot be read by scripts, and no sibling host can plant it over https.
 */
export type SideCookies = {
  read(name: string): string | null;
  /** Writes it after commit; without seconds it ends with the browser. */
  set(name: string, value: string, seconds?: number): void;
};

type Asking = Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>;

/** What a browser sent under a name; the `__Host-` one wins. */
export function readSideCookie(request: Asking, name: string): string | null {
  const wanted = cookieNameFor(request, name);
  const parts = (request.headers.cookie ?? '').split(';').map((part) => part.trim().split('='));
  const sent = (key: string) => parts.find(([found]) => found === key)?.[1] || null;
  return sent(`__Host-${wanted}`) ?? (request.protocol === 'https' ? null : sent(wanted));
}

/** Writes a cookie beside the session's on the way out. */
export function writeSideCookie(
  reply: FastifyReply,
  cookie: { name: string; value: string; isHost: boolean; seconds: number | undefined },
): void {
  const age = cookie.seconds === undefined ? '' : `; Max-Age=${cookie.seconds}`;
  const [prefix, secure] = cookie.isHost ? ['__Host-', '; Secure'] : ['', ''];
  reply.header('set-cookie', `${prefix}${cookie.name}=${cookie.value}; Path=/; HttpOnly; SameSite=Lax${secure}${age}`);
}
