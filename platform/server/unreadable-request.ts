import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { refusal } from '#platform/contract/envelope.ts';
import { API_HEADERS } from './security-headers.ts';

/** What Node's parser complains of, as an answer; everything else was no HTTP. */
const FAULTS: Readonly<Record<string, { line: string; field: string }>> = {
  HPE_HEADER_OVERFLOW: { line: '431 Request Header Fields Too Large', field: 'headers' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { line: '413 Content Too Large', field: 'body' },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', field: 'request' },
};
const NO_HTTP = { line: '400 Bad Request', field: 'request' };

/** Who still sends when we hang up gets a reset, and the reset takes our answer along; so it is heard out for a moment. */
const LINGER_MS = 1_000;

function answerIn(field: string): { headers: Record<string, string | number>; body: string } {
  const body = JSON.stringify(refusal('main', { key: 'invalid_request', params: { field } }));
  const headers = {
    ...API_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  return { headers, body };
}

function hangUp(socket: Duplex, code: string | undefined): void {
  const { line, field } = FAULTS[code ?? ''] ?? NO_HTTP;
  const { headers, body } = answerIn(field);
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${line}\r\n${head.join('')}\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** True while bytes of ours would be taken for the answer, or a part of it, that an earlier request waits for. */
const isOwed = ({ req, writableEnded, headersSent }: ServerResponse): boolean =>
  !writableEnded && (req.complete || headersSent);

/** Requests that no app ever sees, because Node cannot read them or gave up waiting, are refused like any other. */
export function refuseUnreadable(server: Server): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => latest.set(socket, response));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Every further piece of what cannot be read complains again.
    if (socket.writableEnded) return;
    const response = latest.get(socket);
    if (!socket.writable || (response && isOwed(response))) socket.destroy();
    else hangUp(socket, error.code);
  });
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    const { headers, body } = answerIn('headers');
    response.writeHead(417, headers).end(body);
  });
}

/** An HTTP/1.1 request has to say which host it means; true when this one did not and has its answer. */
export function refuseHostless({ headers, httpVersion }: IncomingMessage, response: ServerResponse): boolean {
  if (headers.host !== undefined || httpVersion === '1.0') return false;
  const answer = answerIn('headers');
  response.writeHead(400, answer.headers).end(answer.body);
  return true;
}
