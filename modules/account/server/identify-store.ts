import { loadActors } from '#modules/people/server/doors.ts';
import { type Actor, mintActor } from '#platform/server/actor.ts';
import { watchActorChanges } from '#platform/server/actor-changes.ts';
import { batched } from '#platform/server/batch.ts';
import { callerMemory } from '#platform/server/caller-memory.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Database } from '#platform/server/db.ts';
import type { Credentials, Identified, Identify } from '#platform/server/identify.ts';
import { findByBearers } from './bearer-store.ts';
import { type FoundSession, findSessions, markUsed } from './found-session-store.ts';
import { idleLimitSeconds } from './session-store.ts';

/** A session is marked as used at most this often, so that reading does not turn into writing. */
const MARK_EVERY_MS = 60_000;

const TOKEN_LENGTH = 43;

const hasEnded = (session: FoundSession, now: Date): boolean =>
  now.getTime() - session.last_used_at > idleLimitSeconds(session.is_mobile) * 1000;

type Caller = { readonly session: FoundSession; readonly actor: Actor };

/** The sessions behind credentials, each at its place; bearers are asked for only where somebody shows one. */
async function sessionsOf(db: Database, asked: readonly Credentials[]): Promise<(FoundSession | undefined)[]> {
  const tokensOf = (is_bearer: boolean) => asked.filter((one) => one.is_bearer === is_bearer).map(({ token }) => token);
  const [tokens, bearers] = [tokensOf(false), tokensOf(true)];
  const byToken = tokens.length > 0 ? await findSessions(db, tokens) : [];
  const byBearer = bearers.length > 0 ? await findByBearers(db, bearers) : [];
  const [nextByToken, nextByBearer] = [byToken.values(), byBearer.values()];
  return asked.map(({ is_bearer }) => (is_bearer ? nextByBearer : nextByToken).next().value);
}

/** Loads callers from the database; a token that opens nothing gets undefined at its place. */
async function loadCallers(db: Database, asked: readonly Credentials[], now: Date): Promise<(Caller | undefined)[]> {
  const sessions = await sessionsOf(db, asked);
  const questions = sessions.flatMap((session, position) =>
    session
      ? [{ person_id: session.person_id, role_id: asked[position]?.context_role_id ?? session.current_role_id }]
      : [],
  );
  const actors = questions.length > 0 ? await loadActors(db, questions, now) : [];
  let next = 0;
  return sessions.map((session) => {
    const facts = session && actors[next++];
    if (!facts) return undefined;
    const { id, key, is_launched, proved_at, eid_proved_at } = session;
    const own = { session_id: id, session_key: key, is_launched, proved_at, eid_proved_at };
    return { session, actor: mintActor({ ...facts, ...own }) };
  });
}

function verdictOn(caller: Caller | undefined, { context_role_id }: Credentials, now: Date): Identified {
  if (!caller || hasEnded(caller.session, now)) return { refused: 'session_not_authorised' };
  const { bearer_ends_at } = caller.session;
  if (bearer_ends_at !== undefined && bearer_ends_at <= now.getTime()) return { refused: 'token_expired' };
  // A role that is not theirs, or has ended, comes back as no role at all.
  if (context_role_id !== null && caller.actor.role === null) return { refused: 'invalid_role' };
  return caller;
}

/**
 * The session check, in rounds: all calls that wait together share one. A round first asks the database what was
 * committed since the round before, and loads only callers who are new or whom a change concerns, so a removed
 * session, a removed role and a bar act on the very next call, on every server. `onChange` hears that there was anything,
 * before any call of the round goes on.
 */
export function identifying(db: Database, clock: Clock, onChange = () => {}): Identify {
  const changes = watchActorChanges(db);
  const memory = callerMemory<Caller>();

  const check = async (asked: Credentials[]): Promise<Identified[]> => {
    const now = clock();
    const changed = await changes();
    if (changed === 'everybody' || changed.length > 0) onChange();
    memory.begin(changed, now);
    const callers = asked.map(memory.find);
    if (callers.includes(undefined)) {
      const missing = asked.flatMap((credentials, position) => (callers[position] ? [] : [{ credentials, position }]));
      const loaded = await loadCallers(
        db,
        missing.map(({ credentials }) => credentials),
        now,
      );
      missing.forEach(({ credentials, position }, place) => {
        const caller = loaded[place];
        callers[position] = caller;
        if (caller) memory.keep(credentials, caller);
        else memory.forget(credentials);
      });
    }
    const verdicts = asked.map((credentials, position) => verdictOn(callers[position], credentials, now));
    const stale: { id: number; address: string }[] = [];
    for (const [position, { is_background, address }] of asked.entries()) {
      const session = callers[position]?.session;
      const isUse = session && !is_background && now.getTime() - session.last_used_at > MARK_EVERY_MS;
      if (isUse && 'actor' in (verdicts[position] as Identified)) stale.push({ id: session.id, address });
    }
    if (stale.length > 0) await markUsed(db, stale, now);
    return verdicts;
  };
  // One round after the other: what a round keeps must be known to the next before that asks for changes.
  const ask = batched(check, { parallel: 1 });
  return {
    check: (credentials) =>
      credentials.token.length === TOKEN_LENGTH
        ? ask(credentials)
        : Promise.resolve({ refused: 'session_not_authorised' }),
    remembered: (credentials) => {
      const found = verdictOn(memory.lately(credentials), credentials, clock());
      return 'actor' in found ? found.actor : null;
    },
  };
}
