import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Access, createLaunchCode, listAccounts, type Passed } from './ask-kriit.ts';
import { readPortalFiles } from './portal-files.ts';

/** The portal runs scripts of its own and of Kriit, frames Kriit, and speaks with nobody else. */
const headersFor = (kriit: string): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'self' ${kriit}/embed.js`,
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    `frame-src ${kriit}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
});

const send = (response: ServerResponse, { status, body }: Passed): void => {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
};

const WISH_BYTES_MAX = 1_000;

/** What the page asks for; undefined when it is nothing that the page would send. */
async function readWish(request: IncomingMessage): Promise<{ username: string; module: string } | undefined> {
  const { 'content-type': type, 'content-length': length } = request.headers;
  if (type !== 'application/json' || !(Number(length) <= WISH_BYTES_MAX)) return undefined;
  try {
    const { username, module } = JSON.parse(await text(request)) as Record<string, unknown>;
    return typeof username === 'string' && typeof module === 'string' ? { username, module } : undefined;
  } catch {
    return undefined;
  }
}

/** Pages of other sites get no code. What sends no such header is no browser and could ask with a password anyway. */
const isOwnPage = ({ headers }: IncomingMessage): boolean =>
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined);

/** The portal's own server: a few files, and two questions that it passes on to Kriit. */
export function portal(access: Access): RequestListener {
  const files = readPortalFiles(access.kriit);
  const headers = headersFor(access.kriit);

  const answer = async (request: IncomingMessage): Promise<Passed> => {
    const route = `${request.method} ${request.url}`;
    if (!isOwnPage(request)) return { status: 403, body: { refused: 'foreign_page' } };
    if (route === 'GET /accounts') return listAccounts(access);
    if (route !== 'POST /launch') return { status: 404, body: { refused: 'not_found' } };
    const wish = await readWish(request);
    return wish ? createLaunchCode(access, wish) : { status: 400, body: { refused: 'not_readable' } };
  };

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // Under another name, such as localhost, this would be another origin, which Kriit does not know as a host.
    if (`http://${request.headers.host}` !== access.origin) {
      response.writeHead(302, { location: access.origin });
      response.end();
      return;
    }
    const file = request.method === 'GET' ? files.get(request.url?.split('?')[0] ?? '') : undefined;
    if (file) {
      response.writeHead(200, { 'content-type': file.type });
      response.end(file.text);
      return;
    }
    answer(request).then(
      (passed) => send(response, passed),
      // Kriit is not there, or says something that is no answer; the page offers to try again.
      () => send(response, { status: 502, body: { refused: 'kriit_away' } }),
    );
  };
}
