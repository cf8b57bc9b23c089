import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addressOf } from '#platform/contract/endpoint.ts';
import type { ErrorList } from '#platform/contract/errors.ts';
import { type DescribedCall, demandsInWords, openApi, whoInWords } from './openapi.ts';

const inHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const STYLE = `
  :root { color-scheme: light dark; --ink: light-dark(#1e2a26, #eef2ee); --ground: light-dark(#fbfaf7, #131c19);
    --panel: light-dark(#fff, #1b2723); --line: light-dark(#dfe0d8, #33423c); --green: light-dark(#2f6b57, #8fcdb4) }
  body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground) }
  h1 { font-size: 28px; margin: 0 } h2 { font-size: 20px; margin: 2rem 0 .5rem; text-transform: capitalize } a { color: var(--green) }
  details { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; margin: .5rem 0; padding: .5rem 1rem }
  summary { cursor: pointer; overflow-wrap: anywhere } b { color: var(--green); display: inline-block; min-width: 4.5rem } pre { overflow: auto; font-size: 12px }
  p { margin: .25rem 0 }`;

const block = (title: string, value: unknown): string =>
  `<p>${title}</p><pre>${inHtml(JSON.stringify(value, null, 2))}</pre>`;

function describe({ endpoint, row }: DescribedCall): string {
  return [
    `<details id="${inHtml(endpoint.route)}"><summary><b>${endpoint.method}</b> <code>${inHtml(addressOf(endpoint))}</code></summary>`,
    `<p>For ${inHtml(whoInWords(row.who))}.${row.feature ? ` Needs the package feature <code>${inHtml(row.feature)}</code>.` : ''}${demandsInWords(row)}</p>`,
    endpoint.refuses.length > 0
      ? `<p>Refuses with ${endpoint.refuses.map((key) => `<code>${inHtml(key)}</code>`).join(', ')}.</p>`
      : '',
    Object.keys(endpoint.query.properties).length > 0 ? block('Query', endpoint.query) : '',
    endpoint.body ? block(endpoint.takes === 'file' ? 'Form, with a part called file' : 'Body', endpoint.body) : '',
    block('Answer', endpoint.answer),
    '</details>',
  ].join('');
}

function page(calls: readonly DescribedCall[], nonce: string): string {
  const modules = [...new Set(calls.map((call) => call.module))];
  const sections = modules.map((module) => {
    const own = calls.filter((call) => call.module === module);
    return `<h2>${inHtml(module)}</h2>${own.map(describe).join('')}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kriit API</title><style nonce="${nonce}">${STYLE}</style></head><body><main><h1>Kriit API</h1>
<p>${calls.length} calls, described once in the contracts. Machine-readable: <a href="/api/docs/openapi.json">openapi.json</a></p>
${sections.join('')}</main></body></html>`;
}

/** The reference at `/api/docs`: a plain page without scripts, and the OpenAPI document beside it. */
export function serveReference(
  app: FastifyInstance,
  calls: readonly DescribedCall[],
  errors: ErrorList,
  build: string,
): void {
  const document = openApi(calls, errors, build);
  app.get('/api/docs/openapi.json', async () => document);
  app.get('/api/docs', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64url');
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    );
    return reply.type('text/html; charset=utf-8').send(page(calls, nonce));
  });
}
