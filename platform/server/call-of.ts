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

/** What few handlers ask for, worked out only then; as a class, because the getters of one call's own object stay behind (decision 036). */
class Asked {
  readonly #request: FastifyRequest;

  constructor(request: FastifyRequest) {
    this.#request = request;
  }

  get hostname() {
    return this.#request.hostname;
  }

  get client() {
    return { address: callerAddress(this.#request), user_agent: this.#request.headers['user-agent'] ?? '' };
  }

  get credential() {
    return credentialOf(this.#request);
  }
}

/** What every handler is given of its call; the transaction comes to it later. */
export const callOf = (request: FastifyRequest, effects: Effects, around: Around) =>
  Object.assign(new Asked(request), {
    ...around,
    params: request.params as Record<string, unknown>,
    query: request.query,
    body: request.body,
    actor: request.actor,
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
