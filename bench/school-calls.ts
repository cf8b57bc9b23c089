import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { makeLargeSchool } from './large-school.ts';

/** The large school, and where the product that knows it answers. */
export type School = Awaited<ReturnType<typeof makeLargeSchool>> & { readonly url: string };

const agent = new Agent({ keepAlive: true });

/**
 * One call of somebody at the school. Not by `fetch`: it would take more of the machine than the product does, and
 * what is measured beside a bare loop would be the client.
 */
export async function ask<Data>(
  { url, school_id }: School,
  cookie: string,
  path: string,
  body?: object,
): Promise<Data> {
  const content = body ? JSON.stringify(body) : '';
  const call = request(`${url}/api${path}?school_id=${school_id}`, {
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
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${told}`);
  return (JSON.parse(told) as { data: Data }).data;
}
