import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFramedAt } from '#platform/contract/framed.ts';
import { isPagePath } from '#platform/contract/page-path.ts';
import { plainPath } from './plain-path.ts';
import { pageHeaders } from './security-headers.ts';

/** The web app's build: where it lies and which one it is. */
export type WebBuild = { readonly folder: string; readonly build: string };

/** Reads which build lies in a folder; without one only the API is served. */
export function findWebBuild(folder: string): WebBuild | null {
  try {
    readFileSync(join(folder, 'index.html'));
    return { folder, build: readFileSync(join(folder, '.stamp'), 'utf8').trim().slice(0, 12) };
  } catch {
    return null;
  }
}

// Files that do something, and what they may do: the page for the time without a connection, and the worker that keeps it.
const POLICIES: Readonly<Record<string, string>> = {
  'offline.html':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-ancestors 'self'",
  'service-worker.js': "default-src 'none'; connect-src 'self'; img-src 'self'",
};

// What pages of other sites load: the script that makes a frame, and its types.
const FOR_HOSTS = new Set(['embed.js', 'embed.d.ts']);

/** A browser that goes somewhere asks for HTML; a dot in the address makes a file only for everybody else. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  const path = plainPath(url);
  return (
    (method === 'GET' || method === 'HEAD') &&
    isPagePath(path) &&
    (headers.accept?.includes('text/html') === true || !/\.\w{1,5}$/.test(path))
  );
}

/** Serves the built assets, those with a hash in their name for a year. */
export async function serveAssets(app: FastifyInstance, { folder }: WebBuild): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
      const name = basename(path).replace(/\.(br|gz)$/, '');
      const policy = POLICIES[name];
      if (policy) reply.header('content-security-policy', policy);
      reply.header('x-content-type-options', 'nosniff');
      reply.header('cross-origin-resource-policy', FOR_HOSTS.has(name) ? 'cross-origin' : 'same-origin');
      // By its ending it would be a film.
      if (name === 'embed.d.ts') reply.type('text/plain; charset=utf-8');
    },
  });
}

/** Answers an address that is nothing else with the page; false when it is no page's address. */
export type ServePage = (request: FastifyRequest, reply: FastifyReply) => boolean;

/** Which addresses may be framed, and by which origins. */
export type Framing = { readonly framed: readonly string[]; readonly origins: readonly string[] };

/**
 * The page of the web app, with a nonce of its own each time; it is told which hosts it may listen to, and whether
 * and for whom it reports errors.
 */
export function servingPage({ folder, build }: WebBuild, { framed, origins }: Framing, errorReports = ''): ServePage {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
    .replaceAll('__BUILD__', build)
    .replaceAll('__ERROR_REPORTS__', errorReports);
  return (request, reply) => {
    if (!isPage(request)) return false;
    const nonce = randomBytes(16).toString('base64url');
    // As it is written: an address that only means a framed one is not framed.
    const hosts = isFramedAt(framed, request.url.split('?', 1)[0] ?? '') ? origins : [];
    void reply
      .headers(pageHeaders({ nonce, hosts }))
      .type('text/html; charset=utf-8')
      .send(html.replaceAll('__CSP_NONCE__', nonce).replaceAll('__HOSTS__', hosts.join(' ')));
    return true;
  };
}
