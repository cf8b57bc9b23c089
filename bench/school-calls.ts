import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { makeLargeSchool } from './large-school.ts';

/** The large school, and where the product that knows it answers. */
export type School = Awaited<ReturnType<typeof makeLargeSchool>> & { readonly url: string };

const agent = new Agent({ keepAlive: true });

/**
 * One call with the cookie of somebody. Not by `fetch`: it would take more of the machine than the product does, and
 * what is measured beside a bare loop would be the client.
 */
export async function speak<Answer>(address: string, cookie: string, body?: object): Promise<Answer> {
  const content = body ? JSON.stringify(body) : '';
  const call = request(address, {
    agent,
    method: body ? 'POST' : 'GET',
    headers: {
      cookie,
      ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) } : {}),
    },
  });
  call.end(content);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const told = await text(answer);
  if (answer.statusCode !== 200) throw new Error(`${address}: ${answer.statusCode} ${told}`);
  return JSON.parse(told) as Answer;
}

/** One call of somebody at the school. */
export const ask = async <Data>(
  { url, school_id }: School,
  cookie: string,
  path: string,
  body?: object,
): Promise<Data> => (await speak<{ data: Data }>(`${url}/api${path}?school_id=${school_id}`, cookie, body)).data;
