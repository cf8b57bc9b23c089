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
export type Identify = (credentials: Credentials) => Promise<Identified>;

const ROLE_ID = /^[1-9]\d{0,9}$/;

function contextRoleOf(request: FastifyRequest): number | null {
  const given = (request.query as Record<string, unknown>).context_role_id;
  if (given === undefined) return null;
  if (typeof given !== 'string' || !ROLE_ID.test(given) || Number(given) > 2_147_483_647)
    throw new Refusal('invalid_role');
  return Number(given);
}

/** Reads who calls. No session at all is null; an ended one, or a role that is not theirs, is refused. */
export async function whoCalls(
  request: FastifyRequest,
  identify: Identify,
  { quiet, gives }: Pick<Endpoint, 'quiet' | 'gives'>,
): Promise<Actor | null> {
  const credential = credentialOf(request, gives === 'file');
  if (credential === null) return null;
  const found = await identify({
    token: credential.token,
    is_bearer: credential.kind === 'bearer',
    context_role_id: contextRoleOf(request),
    address: callerAddress(request),
    is_background: quiet || request.headers['x-kriit-background'] === '1',
  });
  if ('refused' in found) throw new Refusal(found.refused);
  return found.actor;
}
