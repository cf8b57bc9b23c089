import { audienceWord } from '#platform/contract/fact.ts';
import type { Database } from '../db.ts';
import type { LoggedFact } from './fact-log.ts';

/** Somebody for whom a name stands, and since when: what happened before they came is not told to them. */
export type Member = { readonly name: string; readonly person_id: number; readonly since?: string | null };

/**
 * A module's answer to "who is `conversation:17`?", for all names that begin with its word. Only persons
 * who are connected are asked about, and others may be named too; it is asked at the moment of telling, so whoever was
 * removed hears nothing more.
 */
export type AudienceSource = {
  /** The part of the name before the colon. */
  readonly word: string;
  readonly membersOf: (
    db: Database,
    names: readonly string[],
    persons: readonly number[],
    now: Date,
    /** When the first of the facts happened: whoever came before that hears them all. */
    first_at: Date,
  ) => Promise<Member[]>;
};

/** Finds out whom facts reach, one question per kind of audience for all of them together. */
export function findingReceivers(db: Database, sources: ReadonlyMap<string, AudienceSource>) {
  return async (
    facts: readonly LoggedFact[],
    online: ReadonlySet<number>,
    now: Date,
  ): Promise<ReadonlyMap<LoggedFact, readonly number[]>> => {
    if (facts.length === 0) return new Map();
    const names = [...new Set(facts.flatMap(({ audience }) => audience ?? []))];
    const words = [...new Set(names.map(audienceWord))];
    const persons = [...online];
    const first_at = new Date(Math.min(...facts.map(({ created_at }) => Date.parse(created_at))));
    const members = await Promise.all(
      words.map(
        (word) =>
          sources.get(word)?.membersOf(
            db,
            names.filter((name) => audienceWord(name) === word),
            persons,
            now,
            first_at,
          ) ?? [],
      ),
    );
    const byName = Map.groupBy(members.flat(), ({ name }) => name);
    return new Map(
      facts.map((fact) => [
        fact,
        fact.persons
          ? fact.persons.filter((person_id) => online.has(person_id))
          : (byName.get(fact.audience ?? '') ?? [])
              .filter(
                ({ person_id, since }) =>
                  online.has(person_id) && (!since || Date.parse(since) <= Date.parse(fact.created_at)),
              )
              .map(({ person_id }) => person_id),
      ]),
    );
  };
}
