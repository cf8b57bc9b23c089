import { isDeepStrictEqual } from 'node:util';
import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor.ts';
import { actorOf, type Credentials, type Identified, type Identify } from './identify.ts';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session check, where the caller is taken for who they were before until it has answered. */
    check: Promise<Identified> | null;
  }
}

/** The caller is somebody else than was thought: what was done in their name is undone and done once more. */
class Mistaken extends Error {
  constructor() {
    super('the caller is somebody else than was thought');
  }
}

/** Takes callers for who they were before, and has it checked meanwhile; null for whoever is new. */
export function expectCaller(request: FastifyRequest, identify: Identify, credentials: Credentials): Actor | null {
  const actor = identify.remembered(credentials);
  if (actor === null) return null;
  const check = identify.check(credentials);
  // Whoever needs it hears of a check that failed, and there may be nobody.
  check.catch(() => {});
  request.check = check;
  return actor;
}

const isStill = (actor: Actor | null, found: Identified): boolean =>
  'actor' in found && (found.actor === actor || isDeepStrictEqual(found.actor, actor));

/** Waits for the check, before anything that was done in the caller's name counts. */
export async function confirmCaller({ check, actor }: FastifyRequest): Promise<void> {
  if (check !== null && !isStill(actor, await check)) throw new Mistaken();
}

/**
 * Does something in the caller's name. Where they turn out to be somebody else it comes to nothing, whatever it said, and
 * is done again for whom the check found, as far as they may.
 */
export async function inNameOf<T>(
  request: FastifyRequest,
  work: () => Promise<T>,
  judge: (actor: Actor) => void,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { check, actor } = request;
    if (check === null) throw error;
    const found = await check;
    if (isStill(actor, found)) throw error;
    request.actor = actorOf(found);
    request.check = null;
    judge(request.actor);
    return work();
  }
}

/** What is wrong with a call before anything else that may be: whoever is nobody any more is told just that. */
export async function faultOf({ check }: FastifyRequest, error: unknown): Promise<unknown> {
  const found = await check?.catch(() => null);
  return found && 'refused' in found ? new Refusal(found.refused) : error;
}
