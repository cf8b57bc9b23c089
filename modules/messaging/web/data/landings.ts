/** Something that was read, or heard while it was on its way. */
type Heard<Action> = { readonly action: Action; readonly since: number };

const NEWS = Number.POSITIVE_INFINITY;

/**
 * Keeps the order in which things became true. An answer tells how it was when it was asked for: what was heard since, and
 * what was asked for later and came sooner, is newer, and is said once more after it.
 */
export function landings<Action>(act: (action: Action) => void) {
  const flights = new Set<{ readonly began: number; readonly missed: Heard<Action>[] }>();
  let begun = 0;

  const say = (action: Action, since: number): void => {
    act(action);
    for (const { missed } of flights) missed.push({ action, since });
  };

  return {
    /** Something happened just now. */
    note: (action: Action): void => say(action, NEWS),
    /** True while an answer is on its way. */
    isWaiting: (): boolean => flights.size > 0,
    /** Waits for an answer and says what it means; null for one that nobody needs any more. */
    async land<Answer>(asked: Promise<Answer>, meaning: (answer: Answer) => Action | null): Promise<Answer> {
      begun += 1;
      const flight = { began: begun, missed: [] as Heard<Action>[] };
      flights.add(flight);
      try {
        const answer = await asked;
        flights.delete(flight);
        const action = meaning(answer);
        if (action === null) return answer;
        say(action, flight.began);
        for (const { action: later, since } of flight.missed) if (since > flight.began) say(later, since);
        return answer;
      } finally {
        flights.delete(flight);
      }
    },
  };
}
