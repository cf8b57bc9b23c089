import { sql } from 'kysely';
import { audienceWord } from '#platform/contract/fact.ts';
import type { Database } from '../db.ts';

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

/** Those whom names stand for. */
export type Members = ReadonlyMap<string, readonly Member[]>;

/** Finds out who is meant by names: one question per kind of audience for all of them together. */
export function findingMembers(db: Database, sources: ReadonlyMap<string, AudienceSource>) {
  return async (
    names: readonly string[],
    persons: readonly number[],
    now: Date,
    first_fact: number,
  ): Promise<Members> => {
    const byWord = Map.groupBy(new Set(names), audienceWord);
    const members = await Promise.all(
      [...byWord].map(([word, own]) => sources.get(word)?.membersOf(db, own, persons, now, first_fact) ?? []),
    );
    return Map.groupBy(members.flat(), ({ name }) => name);
  };
}
