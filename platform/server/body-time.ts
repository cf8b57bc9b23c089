import type { IncomingMessage, Server } from 'node:http';

/** An upload from a village may take its minutes; whether it still moves is watched where it is received. */
const UPLOAD_MS = 660_000;
const UPLOAD = /^\/upload\/?(\?|$)/;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/**
 * Gives up on bodies that do not end. Node has one limit for every address, and uploads need another one; so the
 * server is made without it, and what runs out here is refused in the same words as what Node gives up on.
 */
export function limitBodyTime(server: Server, requestMs: number): void {
  server.on('request', (request) => {
    if (!hasBody(request)) return;
    const limit = UPLOAD.test(request.url ?? '') ? Math.max(requestMs, UPLOAD_MS) : requestMs;
    const timer = setTimeout(() => {
      if (request.complete) return;
      const late = Object.assign(new Error('the body did not end'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      server.emit('clientError', late, request.socket);
    }, limit);
    request.once('close', () => clearTimeout(timer));
  });
}
