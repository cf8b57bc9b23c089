import type { FastifyRequest } from 'fastify';

/** A request by its route as it was described, never by its address: ids and names are nobody's business outside. */
export const routeNameOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${routeOptions.url ?? 'unknown'}`;
