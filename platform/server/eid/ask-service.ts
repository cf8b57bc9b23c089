import { request as httpRequest, type IncomingMessage } from 'node:http';
import { type Agent, request as httpsRequest } from 'node:https';
import { EidFault } from './eid-fault.ts';

/** What a service answered; `body` is whatever its JSON held, to be read with care. */
export type ServiceAnswer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

const SPARE_MS = 5_000;
/** An answer holds a certificate and a signature; whatever is longer is none. */
const ANSWER_MAX = 100_000;

type Question = { readonly body?: unknown; readonly wait_ms?: number };

/** Sends a question; redirects are not followed, because nobody pinned where they lead. */
function send(agent: Agent | null, address: URL, { body, wait_ms = 0 }: Question): Promise<IncomingMessage> {
  const signal = AbortSignal.timeout(wait_ms + SPARE_MS);
  const text = body === undefined ? null : JSON.stringify(body);
  const options = {
    method: text === null ? 'GET' : 'POST',
    headers: text === null ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
    signal,
  };
  return new Promise((answered, failed) => {
    // In the open only the stand-ins are spoken with; the configuration insists on pins for everybody else.
    const asking =
      agent && address.protocol === 'https:'
        ? httpsRequest(address, { ...options, agent })
        : httpRequest(address, options);
    asking
      .once('response', answered)
      .once('error', failed)
      .end(text ?? undefined);
  });
}

async function read(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > ANSWER_MAX) throw new Error('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Asks a service outside, by https with its own agent alone. One that cannot be reached, has another key or talks nonsense is away. */
export async function askService(
  agent: Agent | null,
  address: string,
  question: Question = {},
): Promise<ServiceAnswer> {
  try {
    const answer = await send(agent, new URL(address), question);
    const text = await read(answer);
    const body: unknown = text === '' ? {} : JSON.parse(text);
    return { status: answer.statusCode ?? 0, body: body !== null && typeof body === 'object' ? { ...body } : {} };
  } catch {
    throw new EidFault('service_away', 'no answer');
  }
}

/** The text at a path inside an answer; empty where there is none. */
export function textAt(body: unknown, ...path: readonly string[]): string {
  const found = path.reduce<unknown>(
    (value, name) =>
      value !== null && typeof value === 'object' ? (value as Record<string, unknown>)[name] : undefined,
    body,
  );
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}
