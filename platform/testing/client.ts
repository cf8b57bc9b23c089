import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type AnswerOf, addressOf, type Endpoint, type InputOf } from '#platform/contract/endpoint.ts';
import { formOf } from './form.ts';
import type { SampleFile } from './samples.ts';

/** What came back: the data of a success, or the key of a refusal. */
export type Told<E extends Endpoint> = {
  readonly status: number;
  readonly data: AnswerOf<E>;
  readonly key: string | undefined;
  readonly params: Record<string, unknown> | undefined;
  readonly response: LightMyRequestResponse;
};

type CallOptions = { file?: SampleFile; headers?: Record<string, string>; role_id?: number };

/** A browser of its own: keeps its cookie, speaks the contracts. */
export type TestClient = {
  call<E extends Endpoint>(endpoint: E, input?: InputOf<E>, options?: CallOptions): Promise<Told<E>>;
  raw(options: {
    method: string;
    url: string;
    headers?: Record<string, string>;
    payload?: string | Buffer;
  }): Promise<LightMyRequestResponse>;
  cookie: string | null;
};

/** Puts the parameters into a path of a contract. */
export const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name])));

const keyIn = (body: Record<string, unknown>): { message?: string; params?: Record<string, unknown> } => {
  // Messaging names the reason apart; its `errors` are the fields at fault.
  const messaging = body.error as { description: string; params: Record<string, unknown> } | undefined;
  if (messaging) return { message: messaging.description, params: messaging.params };
  const [first] = (body.errors as { message: string; params: Record<string, unknown> }[] | undefined) ?? [];
  return first ?? {};
};

/** The body of a request as its contract wants it: JSON, or a form with a file. */
export function encode(
  { takes }: Pick<Endpoint, 'takes'>,
  body: unknown,
  file?: SampleFile,
): { type: string; payload: string | Buffer } | null {
  if (takes === 'file') return formOf((body ?? {}) as Record<string, unknown>, file);
  return body === undefined ? null : { type: 'application/json', payload: JSON.stringify(body) };
}

/** Opens a client on an app; `cookie` may be taken from another client to play a stolen session. */
export function testClient(app: FastifyInstance): TestClient {
  /** The cookies beside the session's, by name. */
  const beside = new Map<string, string>();
  const cookies = () => [client.cookie, ...beside.values()].filter((pair) => pair !== null).join('; ');
  const client: TestClient = {
    cookie: null,
    async raw({ method, url, headers, payload }) {
      const response = await app.inject({
        method: method as 'GET',
        url,
        headers: { host: 'localhost:3000', ...(cookies() ? { cookie: cookies() } : {}), ...headers },
        ...(payload === undefined ? {} : { payload }),
      });
      for (const cookie of [response.headers['set-cookie'] ?? []].flat()) {
        const [pair = '', ...attributes] = cookie.split('; ');
        const isCleared = attributes.includes('Max-Age=0');
        const [name = ''] = pair.split('=');
        if (/^kriit-\d+-/.test(name)) beside.set(name, pair);
        else if (!name.startsWith('__Host-')) client.cookie = isCleared ? null : pair;
      }
      return response;
    },
    async call(endpoint, input, options = {}) {
      const given = (input ?? {}) as {
        params?: Record<string, unknown>;
        query?: Record<string, unknown>;
        body?: unknown;
        file?: SampleFile;
      };
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(given.query ?? {})) query.append(name, String(value));
      if (options.role_id !== undefined) query.append('context_role_id', String(options.role_id));
      const sent = encode(endpoint, given.body, options.file ?? given.file);
      const response = await client.raw({
        method: endpoint.method,
        url: `${fillPath(addressOf(endpoint), given.params)}${query.size > 0 ? `?${query}` : ''}`,
        headers: { ...(sent ? { 'content-type': sent.type } : {}), ...options.headers },
        ...(sent ? { payload: sent.payload } : {}),
      });
      const body = response.headers['content-type']?.toString().includes('json') ? response.json() : {};
      const { message, params } = keyIn(body);
      const data = endpoint.has_meta ? { data: body.data, meta: body.meta } : body.data;
      return { status: response.statusCode, data, key: message, params, response };
    },
  };
  return client;
}
