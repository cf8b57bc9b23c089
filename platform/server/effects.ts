import type { FastifyReply, FastifyRequest } from 'fastify';
import { placeOf } from './credential.ts';
import type { SessionCookie } from './handle.ts';
import { allowsHostPrefix, cookieNameFor, sessionCookieFor } from './session-cookie.ts';
import { readSideCookie, type SideCookies, writeSideCookie } from './side-cookie.ts';

/** What a handler does to the answer beside its data; it takes place only after commit. */
export type Effects = {
  readonly cookie: SessionCookie;
  readonly sideCookies: SideCookies;
  target: string | null;
  apply(): void;
};

export function effectsFor(request: FastifyRequest, reply: FastifyReply): Effects {
  // Only the last one counts: work that is tried again after a tie says it a second time, with a token that holds.
  let pending: (() => void) | null = null;
  const beside = new Map<string, () => void>();
  return {
    cookie: {
      set: (token, { is_lasting, place = placeOf(request) }) => {
        pending = () => sessionCookieFor(request, reply, place).set(token, is_lasting);
      },
      clear: () => {
        pending = () => sessionCookieFor(request, reply, placeOf(request)).clear();
      },
    },
    sideCookies: {
      read: (name) => readSideCookie(request, name),
      set: (name, value, seconds) => {
        const cookie = { name: cookieNameFor(request, name), value, isHost: allowsHostPrefix(request), seconds };
        beside.set(name, () => writeSideCookie(reply, cookie));
      },
    },
    target: null,
    apply: () => {
      pending?.();
      for (const write of beside.values()) write();
    },
  };
}
