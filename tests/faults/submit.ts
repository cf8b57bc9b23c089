import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { addressOf, type Endpoint } from '#platform/contract/endpoint.ts';
import { encode, fillPath } from '#platform/testing/client.ts';
import type { SampleRequest } from '#platform/testing/samples.ts';

/** What came back, where anything did. */
export type Submitted = { readonly status: number; readonly body: string };

/** True when the first of several was still being worked on after a while; whoever hears that asks again. */
export const isInProgress = ({ status, body }: Submitted): boolean =>
  status === 409 && body.includes('request_in_progress');

/** The name under which a story's own calls reach the product, and the cookie that goes with it. */
const STORY_HOST = 'localhost:3000';
const STORY_COOKIE = 'kriit-3000';

type Submission = {
  readonly endpoint: Endpoint;
  readonly request: SampleRequest;
  readonly cookie: string | null;
  readonly key: string;
};

/**
 * Sends a request over a connection of its own. With `cut_after` the connection is broken so many milliseconds
 * after the last byte has left, whatever is on its way by then; null when no whole answer came.
 */
export function submit(url: string, submission: Submission, cut_after?: number): Promise<Submitted | null> {
  const { endpoint, request, cookie, key } = submission;
  const { params, query = {}, body, file, headers } = request;
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const sent = endpoint.method === 'POST' ? encode(endpoint, body ?? {}, file) : null;
  const sending = httpRequest(`${url}${fillPath(addressOf(endpoint), params)}?${search}`, {
    method: endpoint.method,
    agent: false,
    headers: {
      host: STORY_HOST,
      ...headers,
      'idempotency-key': key,
      cookie: [cookie && `${STORY_COOKIE}=${cookie.split('=')[1]}`, headers?.cookie].filter(Boolean).join('; '),
      ...(sent ? { 'content-type': sent.type, 'content-length': Buffer.byteLength(sent.payload) } : {}),
    },
  });
  return new Promise((done) => {
    sending.on('error', () => done(null));
    sending.on('response', (response) => {
      text(response).then(
        (read) => done({ status: response.statusCode ?? 0, body: read }),
        () => done(null),
      );
    });
    if (cut_after !== undefined) sending.on('finish', () => setTimeout(() => sending.destroy(), cut_after));
    sending.end(sent?.payload);
  });
}
