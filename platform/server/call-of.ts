import type { FastifyRequest } from 'fastify';
import type { SchoolScope } from './actor.ts';
import { callerAddress } from './caller-address.ts';
import { credentialOf } from './credential.ts';
import type { Effects } from './effects.ts';
import type { Log } from './log.ts';
import { isOwnOrigin } from './origin.ts';
import { permit, Refusal } from './refusal.ts';
import { type CookiePlace, readSessionCookie } from './session-cookie.ts';

/** What a call is made in: its moment, the log of its request, and the school that it may work in. */
type Around = { readonly now: Date; readonly log: Log; readonly school: SchoolScope | null };

/** What every handler is given of its call; the transaction comes to it later. */
export const callOf = (request: FastifyRequest, effects: Effects, around: Around) => ({
  ...around,
  params: request.params as Record<string, unknown>,
  query: request.query,
  body: request.body,
  actor: request.actor,
  // Few handlers ask for these, so they are worked out only then; a copy of the call would work them out at once.
  get hostname() {
    return request.hostname;
  },
  get client() {
    return { address: callerAddress(request), user_agent: request.headers['user-agent'] ?? '' };
  },
  get credential() {
    return credentialOf(request);
  },
  tokenIn: (place: CookiePlace) => readSessionCookie(request, place) ?? null,
  isOwnOrigin: (origin: string) => isOwnOrigin(request, origin),
  cookie: effects.cookie,
  sideCookies: effects.sideCookies,
  redirectTo: (path: string) => {
    effects.target = path;
  },
  permit,
  refuse: (key: string, details?: Record<string, string | number>): never => {
    throw new Refusal(key, details);
  },
});
