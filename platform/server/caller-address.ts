import type { FastifyRequest } from 'fastify';

/** Where a request came from. A connection that was cut meanwhile knows it no more, whatever its type promises. */
export const callerAddress = ({ ip }: { ip: FastifyRequest['ip'] | undefined }): string => ip ?? 'unknown';
