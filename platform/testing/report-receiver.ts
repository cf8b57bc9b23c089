import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';

/** An item of a parcel as it arrived; a recording is unpacked. */
export type ReceivedItem = {
  readonly kind: string;
  readonly content: Record<string, unknown>;
  /** Every byte of it that could tell something, as text. */
  readonly text: string;
};

const PATH = /^\/api\/7\/envelope\/\?.*sentry_key=publickey/;

function readLine(bytes: Buffer, from: number): { line: Buffer; next: number } {
  const end = bytes.indexOf(0x0a, from);
  return end < 0
    ? { line: bytes.subarray(from), next: bytes.length }
    : { line: bytes.subarray(from, end), next: end + 1 };
}

/** Reads a parcel by the rules of its format, independently of the library that wrote it. */
function readParcel(bytes: Buffer): { head: string; items: ReceivedItem[] } {
  const { line: head, next } = readLine(bytes, 0);
  const items: ReceivedItem[] = [];
  for (let at = next; at < bytes.length; ) {
    const { line, next: start } = readLine(bytes, at);
    const { type: kind, length } = JSON.parse(line.toString());
    const end = length === undefined ? readLine(bytes, start).next : start + length;
    const body = bytes.subarray(start, end);
    at = length === undefined ? end : end + 1;
    const recorded = kind === 'replay_recording' ? readLine(body, 0) : null;
    const json = recorded ? inflateSync(body.subarray(recorded.next)).toString() : body.toString();
    const content = recorded
      ? { segment: JSON.parse(recorded.line.toString()), events: JSON.parse(json) }
      : JSON.parse(json);
    items.push({ kind, content, text: `${line}\n${json}` });
  }
  return { head: head.toString(), items };
}

/** A stand-in for whatever takes reports, with a DSN of its own. It answers `status` and keeps what it was sent. */
export async function startReportReceiver() {
  const items: ReceivedItem[] = [];
  const heads: string[] = [];
  const faults: string[] = [];
  const answer: { status: number; headers: Record<string, string> } = { status: 200, headers: {} };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    try {
      if (!PATH.test(request.url ?? '')) throw new Error(`${request.method} ${request.url}`);
      const parcel = readParcel(body);
      heads.push(`${JSON.stringify(request.headers)}\n${parcel.head}`);
      items.push(...parcel.items);
    } catch (error) {
      faults.push(String(error));
    }
    response.writeHead(answer.status, answer.headers).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    dsn: `http://publickey@127.0.0.1:${(server.address() as AddressInfo).port}/7`,
    items,
    /** What did not arrive as it should. */
    faults,
    answer,
    ofKind: (kind: string): ReceivedItem[] => items.filter((item) => item.kind === kind),
    /** Everything that arrived, as one text in which nothing secret may stand. */
    everything: (): string => [...heads, ...items.map(({ text }) => text)].join('\n'),
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      server.close();
    },
  };
}
