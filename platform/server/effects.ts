import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookie } from './handle.ts';
import { sessionCookieFor } from './session-cookie.ts';

/** What a handler does to the answer beside its data; it takes place only after commit. */
export type Effects = { readonly cookie: SessionCookie; target: string | null; apply(): void };

export function effectsFor(request: FastifyRequest, reply: FastifyReply): Effects {
  // Only the last one counts: work that is tried again after a tie says it a second time, with a token that holds.
  let pending: (() => void) | null = null;
  return {
    cookie: {
      set: (token, options) => {
        pending = () => sessionCookieFor(request, reply).set(token, options);
      },
      clear: () => {
        pending = () => sessionCookieFor(request, reply).clear();
      },
    },
    target: null,
    apply: () => pending?.(),
  };
}
