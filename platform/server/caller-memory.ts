import type { Actor } from './actor.ts';
import type { Changed } from './actor-changes.ts';
import type { Credentials } from './identify.ts';
import { quarterOf } from './quarter.ts';

const MOST_CALLERS = 10_000;

/**
 * Callers of earlier rounds. Each round begins by saying what was committed since the one before, so what is
 * given out is what the database would have answered.
 */
export function callerMemory<Caller extends { readonly actor: Actor }>() {
  const callers = new Map<string, { caller: Caller; round: number; quarter: number }>();
  const changedIn = new Map<number, number>();
  let round = 0;
  let quarter = 0;
  const nameOf = ({ token, is_bearer, context_role_id }: Credentials): string => {
    const name = is_bearer ? `bearer ${token}` : token;
    return context_role_id === null ? name : `${name} ${context_role_id}`;
  };

  return {
    begin(changed: Changed, now: Date): void {
      round += 1;
      quarter = quarterOf(now);
      if (changed === 'everybody' || callers.size > MOST_CALLERS) {
        callers.clear();
        changedIn.clear();
      } else for (const person_id of changed) changedIn.set(person_id, round);
    },
    find(credentials: Credentials): Caller | undefined {
      const found = callers.get(nameOf(credentials));
      const isFresh = found?.quarter === quarter && found.round >= (changedIn.get(found.caller.actor.user_id) ?? 0);
      return isFresh ? found.caller : undefined;
    },
    /** Who it was when they were found last, whatever may have been committed since. */
    lately: (credentials: Credentials): Caller | undefined => callers.get(nameOf(credentials))?.caller,
    forget: (credentials: Credentials): unknown => callers.delete(nameOf(credentials)),
    keep(credentials: Credentials, caller: Caller): void {
      callers.set(nameOf(credentials), { caller, round, quarter });
    },
  };
}
