import { batched } from '../batch.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db.ts';
import { quarterOf } from '../quarter.ts';
import { type AudienceSource, findingMembers, type Member, type Online } from './audiences.ts';
import type { LoggedFact } from './fact-log.ts';

/** Those whom a name stands for, asked before there was a fact for them; `round` says who was connected then. */
export type Foreseen = { readonly members: Promise<readonly Member[]>; readonly round: number };

/** The persons whom facts reach, by the ids of these. */
export type Receivers = ReadonlyMap<number, readonly number[]>;

/** As much of a fact as says whom it reaches. */
type Addressed = Pick<LoggedFact, 'id' | 'persons' | 'audience'>;

/** The last change of those of a name, and when the call came that read it. */
export type AsOf = { readonly change: string; readonly came_at: Date };

/** Those of a name, as of a change of them, in a quarter of an hour. */
type Known = { readonly change: string; readonly quarter: number; readonly members: Promise<readonly Member[]> };

/** More names than are written to between two changes. */
const MOST_KNOWN = 200;
/** The session check of a call is from when it came. One that has waited for so long since may have missed something. */
const CHECKED_MS = 250;

type ReceiversKit = {
  readonly db: Database;
  readonly clock: Clock;
  readonly audiences: ReadonlyMap<string, AudienceSource>;
  readonly online: Online;
};

/** Finds out whom facts reach, for some of them ahead: while they are written, or while the log is read. */
export function findingReceivers({ db, clock, audiences, online }: ReceiversKit) {
  const ask = findingMembers(db, audiences);
  /** By the ids of facts that the log will name. */
  const expected = new Map<number, Promise<readonly Member[]>>();
  /** By their names, until somebody comes or something changes about people. */
  const remembered = new Map<string, Known>();
  let round = 0;
  /** What comes now has a higher number, so whoever came before it hears it. */
  let lastSeen = 0;

  const askAhead = batched(
    async (names: string[]) => {
      const members = await ask(names, online.ids(), clock(), lastSeen + 1);
      return names.map((name) => members.get(name) ?? []);
    },
    // Those who share a transaction foresee in the same turn; waiting for whoever else knocks would make listeners wait.
    { parallel: 3, begin: process.nextTick },
  );

  /** Asks for those of a name, or knows them from when it was asked as of the same change. */
  function membersAsOf(name: string, { change, came_at }: AsOf): Promise<readonly Member[]> {
    const now = clock();
    const quarter = quarterOf(now);
    const isChecked = now.getTime() - came_at.getTime() < CHECKED_MS;
    const found = remembered.get(name);
    if (isChecked && found?.change === change && found.quarter === quarter) return found.members;
    if (remembered.size >= MOST_KNOWN) remembered.clear();
    const members = askAhead(name);
    const asked = { change, quarter, members };
    remembered.set(name, asked);
    members.catch(() => remembered.get(name) === asked && remembered.delete(name));
    return members;
  }

  function expect(id: number, members: Promise<readonly Member[]>): void {
    // Where it fails it is asked anew by whoever needs it.
    members.catch(() => {});
    expected.set(id, members);
  }

  const membersExpected = async ({ id }: Addressed): Promise<readonly Member[] | null> =>
    expected.get(id)?.catch(() => null) ?? null;

  /** Whom facts reach among those who are there, in the order of the log; of some of them it may be known who is meant. */
  async function find(
    facts: readonly Addressed[],
    there: Online,
    known: readonly (readonly Member[] | null)[] = [],
  ): Promise<Receivers> {
    const [first] = facts;
    const unknown = facts.flatMap(({ audience }, place) => (known[place] ? [] : (audience ?? [])));
    const asked = first && unknown.length > 0 ? await ask(unknown, there.ids(), clock(), first.id) : null;
    return new Map(
      facts.map(({ id, persons, audience }, place) => [
        id,
        persons
          ? persons.filter((person_id) => there.has(person_id))
          : (known[place] ?? asked?.get(audience ?? '') ?? [])
              .filter(({ person_id, after_fact = 0 }) => there.has(person_id) && id > after_fact)
              .map(({ person_id }) => person_id),
      ]),
    );
  }

  return {
    /** Asks who is meant by a name, before there is a fact for it; not where that is known as of the same change. */
    foresee(name: string, as_of?: AsOf): Foreseen {
      const members = as_of === undefined ? askAhead(name) : membersAsOf(name, as_of);
      members.catch(() => {});
      return { members, round };
    },
    /** Whether those who were foreseen are still all: nobody has come since. */
    holds: (foreseen: Foreseen | null): boolean => foreseen?.round === round,
    /** Takes over who was foreseen for a fact, where they are still all. */
    expectForeseen(id: number, foreseen: Foreseen | null): void {
      if (foreseen?.round === round) expect(id, foreseen.members);
    },
    /** Asks for facts that have been committed, and that the log will name when it is read. */
    expect(facts: readonly Addressed[]): void {
      const [first] = facts;
      const names = facts.flatMap(({ audience }) => audience ?? []);
      if (first === undefined || names.length === 0) return;
      const members = ask(names, online.ids(), clock(), first.id);
      for (const { id, audience } of facts)
        if (audience !== null)
          expect(
            id,
            members.then((found) => found.get(audience) ?? []),
          );
    },
    /** Somebody has come, and was in no question before; or something has changed about people. */
    forget(): void {
      round += 1;
      expected.clear();
      remembered.clear();
    },
    /** Whom facts reach of all who are connected. */
    async of(facts: readonly Addressed[]): Promise<Receivers> {
      lastSeen = facts.at(-1)?.id ?? lastSeen;
      const known = facts.map(membersExpected);
      // What was expected and is not among them was undone in the end, or is asked for anew.
      expected.clear();
      return find(facts, online, await Promise.all(known));
    },
    /** Which of the facts reach one person who has just come. */
    ofNewcomer: (facts: readonly Addressed[], person_id: number): Promise<Receivers> =>
      find(facts, { has: (id) => id === person_id, ids: () => [person_id] }),
  };
}
