import type { FastifyRequest } from 'fastify';

const FOREIGN_SITES = new Set(['cross-site', 'same-site']);

type Reached = Pick<FastifyRequest, 'host' | 'protocol'>;

/** Behind a proxy that is not named we see http where the browser sees https; the other way round it is a foreign page. */
export const isOwnOrigin = ({ host, protocol }: Reached, origin: string): boolean =>
  origin === `https://${host}` || (origin === `http://${host}` && protocol === 'http');

/**
 * True when a browser says that another page caused this request. A caller that sends neither
 * header is no browser and carries no ambient cookie, so it passes (DECISIONS, "Answers").
 */
export function isForeign(
  request: Reached & Pick<FastifyRequest, 'headers'>,
  allowedOrigins: readonly string[],
): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string' && FOREIGN_SITES.has(site)) return true;
  if (origin === undefined) return false;
  return !isOwnOrigin(request, origin) && !allowedOrigins.includes(origin);
}
