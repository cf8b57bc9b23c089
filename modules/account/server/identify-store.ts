import { loadActors } from '#modules/people/server/doors.ts';
import { mintActor } from '#platform/server/actor.ts';
import { batched } from '#platform/server/batch.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Database } from '#platform/server/db.ts';
import type { Credentials, Identified, Identify } from '#platform/server/identify.ts';
import { type FoundSession, findSessions, idleLimitSeconds, markUsed } from './session-store.ts';

/** A session is marked as used at most this often, so that reading does not turn into writing. */
const MARK_EVERY_MS = 60_000;

const TOKEN_LENGTH = 43;

const hasEnded = (session: FoundSession, now: Date): boolean =>
  now.getTime() - session.last_used_at > idleLimitSeconds(session.is_mobile) * 1000;

/**
 * The session check: fresh from the database for every call, but one pair of queries for all
 * calls that wait together. Nothing is remembered between calls, so a removed session, a removed
 * role and a bar act on the very next one.
 */
export function identifying(db: Database, clock: Clock): Identify {
  const check = async (asked: Credentials[]): Promise<Identified[]> => {
    const now = clock();
    const sessions = await findSessions(
      db,
      asked.map(({ token }) => token),
    );
    const live = sessions.map((session) => (session && !hasEnded(session, now) ? session : undefined));
    const questions = live.flatMap((session, position) =>
      session
        ? [{ person_id: session.person_id, role_id: asked[position]?.context_role_id ?? session.current_role_id }]
        : [],
    );
    const actors = questions.length > 0 ? await loadActors(db, questions, now) : [];
    const stale = live.flatMap((session, position) =>
      session && !asked[position]?.is_background && now.getTime() - session.last_used_at > MARK_EVERY_MS
        ? [session.id]
        : [],
    );
    if (stale.length > 0) await markUsed(db, stale, now);

    let next = 0;
    return live.map((session, position): Identified => {
      const facts = session && actors[next++];
      if (!session || !facts) return { refused: 'session_not_authorised' };
      // A role that is not theirs, or has ended, comes back as no role at all.
      if (asked[position]?.context_role_id != null && facts.role === null) return { refused: 'invalid_role' };
      return { actor: mintActor({ ...facts, session_id: session.id }) };
    });
  };
  const ask = batched(check);
  return async (credentials) =>
    credentials.token.length === TOKEN_LENGTH ? ask(credentials) : { refused: 'session_not_authorised' };
}
