import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';

/** Where a request came from. A connection that was cut meanwhile knows it no more, whatever its type promises. */
export const callerAddress = ({ ip }: { ip: FastifyRequest['ip'] | undefined }): string => ip ?? 'unknown';

/** The same for a connection that becomes a socket. What the nearest proxy adds to the header stands last in it. */
export function connectionAddress({ headers, socket }: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const told = isBehindProxy ? forwarded.split(',').at(-1)?.trim() : undefined;
  return told || callerAddress({ ip: socket.remoteAddress });
}
