import type { FastifyRequest } from 'fastify';
import { type CookiePlace, readSessionCookie } from './session-cookie.ts';

/** What a call shows of its session: a bearer, or the cookie of our own pages or of a frame. */
export type Credential = { readonly kind: CookiePlace | 'bearer'; readonly token: string };

type Asking = Pick<FastifyRequest, 'headers' | 'host' | 'protocol' | 'query'>;

// Whatever follows the word counts as the bearer: a malformed one is refused, never passed over for a cookie.
const bearerOf = ({ headers: { authorization } }: Asking): string | undefined =>
  authorization === undefined ? undefined : /^Bearer\b\s*(.*)$/i.exec(authorization)?.[1];

/** Where the session's cookie belongs: a bearer is only given to frames. */
export const placeOf = (request: Asking): CookiePlace =>
  request.headers['x-kriit-frame'] === '1' || bearerOf(request) !== undefined ? 'frame' : 'page';

/**
 * The one credential that counts. A frame says that it is one, and then the cookie of our own pages does not exist
 * for it: the two may belong to two persons. A picture cannot send a header, so addresses of files may say it.
 */
export function credentialOf(request: Asking, isFile = false): Credential | null {
  const bearer = bearerOf(request);
  if (bearer !== undefined) return { kind: 'bearer', token: bearer };
  const isFramedFile = isFile && (request.query as Record<string, unknown>).frame === '1';
  const place = isFramedFile ? 'frame' : placeOf(request);
  const token = readSessionCookie(request, place);
  return token === undefined ? null : { kind: place, token };
}
