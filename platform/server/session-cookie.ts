import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where a session's cookie lives: with our own pages, or in the frames of one other site. */
export type CookiePlace = 'page' | 'frame';

type WrittenCookie = { set(token: string, is_lasting: boolean): void; clear(): void };

// As long as browsers keep a cookie at all: when a session ends is the server's to say.
const LONGEST_SECONDS = 400 * 24 * 3600;
const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** The port is part of the name, so that two copies on one machine do not share a session. */
const nameFor = (host: string): string => {
  const port = /:(\d+)$/.exec(host)?.[1];
  return port === undefined || port === '80' || port === '443' ? 'kriit' : `kriit-${port}`;
};

// A server is nearly always called by one name, and this is asked for every call.
let lastHost = '';
let lastName = nameFor(lastHost);
function plainName(host = ''): string {
  if (host !== lastHost) {
    lastHost = host;
    lastName = nameFor(host);
  }
  return lastName;
}

const frameName = (host: string): string => `${plainName(host)}-frame`;

/** The name of a cookie that stands beside the session's. */
export const cookieNameFor = ({ host }: { host: string }, name: string): string => `${plainName(host)}-${name}`;

/**
 * A `__Host-` cookie needs a secure connection. Browsers also trust plain localhost, except Safari,
 * and only a browser sends Sec-Fetch-Site; everybody else on plain http gets the plain name.
 */
export function allowsHostPrefix(request: FastifyRequest): boolean {
  if (request.protocol === 'https') return true;
  const agent = request.headers['user-agent'] ?? '';
  const isSafari = agent.includes('Safari/') && !/Chrom(e|ium)\//.test(agent);
  return LOCAL.test(request.host) && request.headers['sec-fetch-site'] !== undefined && !isSafari;
}

type Asking = Pick<FastifyRequest, 'headers' | 'host' | 'protocol'>;

/**
 * The session token that a request carries in a place; the `__Host-` one wins, because no other host can have
 * planted it. A frame has no other.
 */
export function readSessionCookie(request: Asking, place: CookiePlace = 'page'): string | undefined {
  const header = request.headers.cookie;
  if (header === undefined) return undefined;
  const name = place === 'page' ? plainName(request.host) : frameName(request.host);
  const hostName = `__Host-${name}`;
  let plain: string | undefined;
  for (const part of header.split(';')) {
    const [key, value] = part.trim().split('=');
    if (key === hostName && value) return value;
    // Over https only the prefixed one counts: a sibling host could have planted the plain one.
    if (key === name && value && place === 'page' && request.protocol !== 'https') plain = value;
  }
  return plain;
}

// Inside a frame of another site only such a cookie comes back; it stays with that one site (STACK, trap 15).
const FRAME_ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=None; Partitioned';

/** Sets or clears the session cookie of a place on the way out. */
export function sessionCookieFor(request: FastifyRequest, reply: FastifyReply, place: CookiePlace): WrittenCookie {
  const name = plainName(request.host);
  const isHost = allowsHostPrefix(request);
  const write = (cookie: string) => reply.header('set-cookie', cookie);
  return {
    set(token, is_lasting) {
      const age = is_lasting ? `; Max-Age=${LONGEST_SECONDS}` : '';
      if (place === 'page')
        write(
          `${isHost ? '__Host-' : ''}${name}=${token}; Path=/; HttpOnly; SameSite=Lax${isHost ? '; Secure' : ''}${age}`,
        );
      // Elsewhere the browser would drop it; the bearer carries the session there.
      else if (isHost) write(`__Host-${frameName(request.host)}=${token}; ${FRAME_ATTRIBUTES}${age}`);
    },
    clear() {
      if (place === 'frame') return write(`__Host-${frameName(request.host)}=; ${FRAME_ATTRIBUTES}; Max-Age=0`);
      write(`${name}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`);
      write(`__Host-${name}=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0`);
    },
  };
}
