import type { FastifyInstance } from 'fastify';

/** What every API answer carries: never cached, never sniffed, never framed, nothing to run. */
export const API_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** What the headers of one page depend on; `hosts` are the origins that may frame it. */
export type PageAnswer = {
  readonly nonce: string;
  readonly hosts: readonly string[];
};

/** The page's own headers; styles and scripts run only with the nonce of this one answer. */
export const pageHeaders = ({ nonce, hosts }: PageAnswer): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ["frame-ancestors 'self'", ...hosts].join(' '),
  ].join('; '),
  // An address may hold a launch code, a link of a letter or the answer of a sign-in service: no log is to find it again.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), payment=(self), publickey-credentials-get=(self)',
});

const HSTS = 'max-age=31536000; includeSubDomains';

/** Sets the headers of answers, and the build that this server runs, so that open tabs notice a newer one. */
export function secureAnswers(app: FastifyInstance, build: string): void {
  const headers = { ...API_HEADERS, 'x-kriit-build': build };
  app.addHook('onRequest', (request, reply, done) => {
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    // On every answer, however its address was spelled; pages and assets then set their own.
    reply.headers(headers);
    done();
  });
}
