import { sql } from 'kysely';
import { type Audience, audienceWord, type FactData, type FactKind } from '#platform/contract/fact.ts';
import { rows, type Transaction } from './db.ts';
import { last } from './fewer-rounds.ts';
import { type AskQuestion, often } from './often.ts';
import type { OpenTransaction } from './open-transaction.ts';
import type { AudienceSource } from './realtime/audiences.ts';
import type { AsOf, Foreseen } from './realtime/receivers.ts';

/** A fact as it leaves after commit; `id` is its place in the log. */
export type ToldFact = {
  readonly id: number;
  readonly name: string;
  readonly data: unknown;
  readonly audience: Audience;
  /** Those whom its audience names, where they were asked for ahead. */
  readonly foreseen: Foreseen | null;
};

/** A module's ear: runs inside the transaction that caused the fact, so nothing it does can be lost. */
export type Hearing = {
  readonly name: string;
  readonly hear: (tx: Transaction, data: unknown, now: Date, announce: Announce) => Promise<void>;
};

/** Lets a module react to another module's fact, in the same transaction. */
export const hearing = <K extends FactKind>(
  kind: K,
  hear: (tx: Transaction, data: FactData<K>, now: Date, announce: Announce) => Promise<void>,
): Hearing => ({
  name: kind.name,
  hear: (tx, data, now, announce) => hear(tx, data as FactData<K>, now, announce),
});

export type Announce = {
  <K extends FactKind>(kind: K, data: FactData<K>, audience: Audience): Promise<void>;
  /**
   * Says that those of a name will be told something, and that nobody comes to them or goes until the transaction ends: who
   * they are is then asked while the rest is written. `as_of` says which change of them was the last: while it is the same,
   * and nothing was committed about people either, they are not asked for again. That nothing was is what the session
   * check finds out, so only a call that is checked before it ends may say it, and none that has changed them itself.
   */
  readonly soon: (name: string, as_of?: string) => void;
};

/** What realtime can do before a transaction has ended. */
export type Ahead = {
  /** Asks who is meant by a name, unless that is known from when it was asked as of the same change; null where nobody listens. */
  readonly foresee: (name: string, as_of?: AsOf) => Foreseen | null;
  /** Something was committed about people, so who was meant before may not be meant any more. */
  readonly forget: () => void;
  /** Facts are being written, and their end with them: the log may be read behind it, in the same breath. */
  readonly ending: (facts: readonly NewFact[], told: Promise<readonly ToldFact[]>, behind: AskQuestion) => void;
};

/** Who does something about facts: the modules that hear them, and those that know whom they are told to. */
export type Listeners = {
  /** Absent where nobody can listen. */
  readonly ahead?: Ahead | null;
  readonly ears: ReadonlyMap<string, readonly Hearing[]>;
  /** By the word with which a name begins. */
  readonly audiences: ReadonlyMap<string, AudienceSource>;
};

/** A fact that was announced and is not written yet. */
export type NewFact = Omit<ToldFact, 'id'> & { readonly created_at: Date };

/** An audience as the log has it. */
export const asWritten = (audience: Audience) => ({
  persons: 'persons' in audience ? audience.persons : null,
  audience: 'name' in audience ? audience.name : null,
});

type FactRow = { readonly name: string; readonly data: unknown; readonly created_at: Date } & ReturnType<
  typeof asWritten
>;

/** Most say one thing, which is written in less time than a list is taken apart. */
const insertOne = ({ name, data, persons, audience, created_at }: FactRow) => sql<{ id: number }>`${often}${last}
  insert into platform.fact (name, data, persons, audience, created_at)
  values (${name}, ${JSON.stringify(data)}::jsonb, ${persons}::int[], ${audience}, ${created_at}) returning id`;

const insertSeveral = (facts: readonly FactRow[]) => sql<{ id: number }>`${often}${last}
  insert into platform.fact (name, data, persons, audience, created_at)
  select name, data, persons, audience, created_at
  from json_populate_recordset(null::platform.fact, ${JSON.stringify(facts)}) returning id`;

/** Writes facts to the log, in their order, with one statement; after it the transaction has to end. */
async function writeFacts(tx: Transaction, facts: readonly NewFact[]): Promise<ToldFact[]> {
  const given = facts.map(({ name, data, audience, created_at }) => ({
    name,
    data,
    ...asWritten(audience),
    created_at,
  }));
  const [only] = given;
  const written = await rows(tx, only && given.length === 1 ? insertOne(only) : insertSeveral(given));
  return facts.map(({ name, data, audience, foreseen }, place) => ({
    id: written[place]?.id ?? 0,
    name,
    data,
    audience,
    foreseen,
  }));
}

/** Gathers facts that are written at the end of a transaction; those who hear them do so at once. */
export function gathering(
  tx: Transaction,
  now: Date,
  { ears, audiences, ahead }: Listeners,
  facts: NewFact[],
): Announce {
  const foreseen = new Map<string, Foreseen | null>();
  const soon = (name: string, as_of?: string): void => {
    const known = as_of === undefined ? undefined : { change: as_of, came_at: now };
    if (!foreseen.has(name)) foreseen.set(name, ahead?.foresee(name, known) ?? null);
  };
  const tell = async <K extends FactKind>(kind: K, data: FactData<K>, audience: Audience): Promise<void> => {
    const name = 'name' in audience ? audience.name : null;
    // A name that no module explains would reach nobody, and nobody would notice.
    if (name !== null && !audiences.has(audienceWord(name)))
      throw new Error(`${kind.name}: no module says who ${name} is; explain it by audiences in plugin.ts`);
    facts.push({
      name: kind.name,
      data,
      audience,
      created_at: now,
      foreseen: name === null ? null : (foreseen.get(name) ?? null),
    });
    for (const ear of ears.get(kind.name) ?? []) await ear.hear(tx, data, now, announce);
  };
  const announce: Announce = Object.assign(tell, { soon });
  return announce;
}

/** Writes facts as the last thing of a transaction, whose end then travels with them. */
export async function endWithFacts(
  tx: OpenTransaction,
  facts: readonly NewFact[],
  { ahead }: Listeners,
): Promise<ToldFact[]> {
  if (facts.length === 0) return [];
  const told = writeFacts(tx, facts);
  if (tx.isEnding()) ahead?.ending(facts, told, tx.behind);
  return told;
}
