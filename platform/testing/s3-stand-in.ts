import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isSigned, type Keys } from './signature-v4.ts';

/** A store that speaks as much of S3 as files need, on a port of its own. It believes nothing unsigned. */
export type S3StandIn = {
  readonly url: string;
  readonly objects: Map<string, Buffer>;
  /** Uploads in parts that were begun and neither finished nor given up. */
  readonly unfinished: Map<string, Map<number, Buffer>>;
  /** Calls that were answered, such as `PUT part 2`. */
  readonly calls: string[];
  /** Answers everything with 503 from now on, or again not. */
  isAway: boolean;
  close(): Promise<void>;
};

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const xml = (name: string, inside: string): string => `<?xml version="1.0"?><${name}>${inside}</${name}>`;

type Answer = { status: number; body?: string | Buffer; headers?: Record<string, string> };
const refused = (status: number, code: string): Answer => ({ status, body: xml('Error', `<Code>${code}</Code>`) });

/** Starts the store with one bucket and one pair of keys. */
export async function startS3(bucket: string, keys: Keys): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>();
  const unfinished = new Map<string, Map<number, Buffer>>();
  const calls: string[] = [];

  const give = (key: string, range: string | undefined): Answer => {
    const bytes = objects.get(key);
    if (!bytes) return refused(404, 'NoSuchKey');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    if (from === undefined) return { status: 200, body: bytes };
    return { status: 206, body: bytes.subarray(Number(from), Number(to) + 1) };
  };

  const inParts = (method: string, key: string, query: URLSearchParams, body: Buffer): Answer => {
    const id = query.get('uploadId') ?? '';
    const parts = unfinished.get(id);
    if (!parts) return refused(404, 'NoSuchUpload');
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      return { status: 200, headers: { etag: `"${query.get('partNumber')}"` } };
    }
    unfinished.delete(id);
    if (method === 'DELETE') return { status: 204 };
    const numbers = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map((match) => Number(match[1]));
    objects.set(key, Buffer.concat(numbers.map((number) => parts.get(number) ?? Buffer.alloc(0))));
    return { status: 200, body: xml('CompleteMultipartUploadResult', `<ETag>"whole"</ETag><Key>${key}</Key>`) };
  };

  const answer = (method: string, url: URL, headers: IncomingMessage['headers'], body: Buffer): Answer => {
    const [, place, ...rest] = url.pathname.split('/');
    const key = rest.join('/');
    if (place !== bucket) return refused(404, 'NoSuchBucket');
    if (!isSigned({ method, url, headers, body }, keys)) return refused(403, 'SignatureDoesNotMatch');
    const part = url.searchParams.get('partNumber');
    calls.push(part ? `${method} part ${part}` : method);
    if (url.searchParams.has('uploads')) {
      const id = randomBytes(8).toString('hex');
      unfinished.set(id, new Map());
      return { status: 200, body: xml('InitiateMultipartUploadResult', `<UploadId>${id}</UploadId>`) };
    }
    if (url.searchParams.has('uploadId')) return inParts(method, key, url.searchParams, body);
    if (method === 'GET') return give(key, headers.range);
    if (method === 'DELETE') objects.delete(key);
    else objects.set(key, body);
    return { status: method === 'DELETE' ? 204 : 200, headers: { etag: '"whole"' } };
  };

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const body = await read(request);
    const away = refused(503, 'ServiceUnavailable');
    const told = standIn.isAway ? away : answer(request.method ?? 'GET', url, request.headers, body);
    response.writeHead(told.status, { 'content-type': 'application/xml', ...told.headers }).end(told.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const standIn: S3StandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    unfinished,
    calls,
    isAway: false,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return standIn;
}
