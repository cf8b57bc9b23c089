import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Actor } from './actor.ts';
import { callerAddress } from './caller-address.ts';
import { credentialOf } from './credential.ts';
import { Refusal } from './refusal.ts';

/** What a request shows of itself: its session token or a bearer, and the role it asks to act in. */
export type Credentials = {
  readonly token: string;
  readonly is_bearer: boolean;
  readonly context_role_id: number | null;
  /** From where the call came. */
  readonly address: string;
  /** Polls and refreshes do not keep a session alive. */
  readonly is_background: boolean;
};

/** The session check's finding. */
export type Identified =
  | { readonly actor: Actor }
  | { readonly refused: 'session_not_authorised' | 'token_expired' | 'invalid_role' };

/** Handed in by the module that owns sessions. */
export type Identify = {
  /** Asks who it is now. */
  readonly check: (credentials: Credentials) => Promise<Identified>;
  /** Who it was when it was asked last, without asking anybody; null for whoever is new. */
  readonly remembered: (credentials: Credentials) => Actor | null;
};

const ROLE_ID = /^[1-9]\d{0,9}$/;

function contextRoleOf(request: FastifyRequest): number | null {
  const given = (request.query as Record<string, unknown>).context_role_id;
  if (given === undefined) return null;
  if (typeof given !== 'string' || !ROLE_ID.test(given) || Number(given) > 2_147_483_647)
    throw new Refusal('invalid_role');
  return Number(given);
}

/** What a request shows of itself; null where it shows no session at all. */
export function credentialsOf(
  request: FastifyRequest,
  { quiet, gives }: Pick<Endpoint, 'quiet' | 'gives'>,
): Credentials | null {
  const credential = credentialOf(request, gives === 'file');
  if (credential === null) return null;
  return {
    token: credential.token,
    is_bearer: credential.kind === 'bearer',
    context_role_id: contextRoleOf(request),
    address: callerAddress(request),
    is_background: quiet || request.headers['x-kriit-background'] === '1',
  };
}

/** Whom the session check found; an ended session, or a role that is not theirs, is refused. */
export function actorOf(found: Identified): Actor {
  if ('refused' in found) throw new Refusal(found.refused);
  return found.actor;
}

/** Reads who calls. No session at all is null. */
export async function whoCalls(
  request: FastifyRequest,
  identify: Identify,
  endpoint: Pick<Endpoint, 'quiet' | 'gives'>,
): Promise<Actor | null> {
  const credentials = credentialsOf(request, endpoint);
  return credentials === null ? null : actorOf(await identify.check(credentials));
}
