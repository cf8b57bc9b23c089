import { sql } from 'kysely';
import { audienceWord } from '#platform/contract/fact.ts';
import type { Database } from '../db.ts';
import type { LoggedFact } from './fact-log.ts';

/** Somebody for whom a name stands, and the last fact from before they came, which is not told to them. */
export type Member = { readonly name: string; readonly person_id: number; readonly after_fact?: number };

/**
 * The last fact that has a place in the log, for whoever is let in now. By the clock it could not be said: a request may wait
 * for a conversation longer than another, and two servers have two clocks. Places are given when a transaction ends, so
 * whoever holds what the facts are about has those of before at or below this one, and all others above it.
 */
export const lastFact = sql<number>`coalesce(pg_sequence_last_value('platform.fact_id_seq'), 0)`;

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
    /** The first of the facts: whoever came before it hears them all. */
    first_fact: number,
  ) => Promise<Member[]>;
};

/** Who is connected. They may be thousands, so their list is not made anew for every fact. */
export type Online = { has(person_id: number): boolean; ids(): readonly number[] };

/** The persons whom facts reach, by the ids of these. */
export type Receivers = ReadonlyMap<number, readonly number[]>;

/** Finds out whom facts reach, in the order of the log: one question per kind of audience for all of them together. */
export function findingReceivers(db: Database, sources: ReadonlyMap<string, AudienceSource>) {
  return async (
    facts: readonly Pick<LoggedFact, 'id' | 'persons' | 'audience'>[],
    online: Online,
    now: Date,
  ): Promise<Receivers> => {
    const [first] = facts;
    if (first === undefined) return new Map();
    const names = [...new Set(facts.flatMap(({ audience }) => audience ?? []))];
    const words = [...new Set(names.map(audienceWord))];
    const persons = online.ids();
    const members = await Promise.all(
      words.map(
        (word) =>
          sources.get(word)?.membersOf(
            db,
            names.filter((name) => audienceWord(name) === word),
            persons,
            now,
            first.id,
          ) ?? [],
      ),
    );
    const byName = Map.groupBy(members.flat(), ({ name }) => name);
    return new Map(
      facts.map(({ id, persons: named, audience }) => [
        id,
        named
          ? named.filter((person_id) => online.has(person_id))
          : (byName.get(audience ?? '') ?? [])
              .filter(({ person_id, after_fact = 0 }) => online.has(person_id) && id > after_fact)
              .map(({ person_id }) => person_id),
      ]),
    );
  };
}
