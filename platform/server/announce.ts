import { sql } from 'kysely';
import type { Audience, FactData, FactKind } from '#platform/contract/fact.ts';
import { rows, type Transaction } from './db.ts';

/** A fact as it leaves after commit; `id` is its place in the log. */
export type ToldFact = {
  readonly id: number;
  readonly name: string;
  readonly data: unknown;
  readonly audience: Audience;
};

/** A module's ear: runs inside the transaction that caused the fact, so nothing it does can be lost. */
export type Hearing = {
  readonly name: string;
  readonly hear: (tx: Transaction, data: unknown, now: Date) => Promise<void>;
};

/** Lets a module react to another module's fact, in the same transaction. */
export const hearing = <K extends FactKind>(
  kind: K,
  hear: (tx: Transaction, data: FactData<K>, now: Date) => Promise<void>,
): Hearing => ({ name: kind.name, hear: (tx, data, now) => hear(tx, data as FactData<K>, now) });

export type Announce = <K extends FactKind>(kind: K, data: FactData<K>, audience: Audience) => Promise<void>;

/** Writes facts to the log within the transaction and gathers them for the time after commit. */
export function announcing(
  tx: Transaction,
  now: Date,
  ears: ReadonlyMap<string, readonly Hearing[]>,
  told: ToldFact[],
): Announce {
  return async (kind, data, audience) => {
    const persons = 'persons' in audience ? [...audience.persons] : null;
    const name = 'name' in audience ? audience.name : null;
    const [row] = await rows(
      tx,
      sql<{ id: number }>`
        insert into platform.fact (name, data, persons, audience, created_at)
        values (${kind.name}, ${JSON.stringify(data)}, ${persons}, ${name}, ${now}) returning id`,
    );
    told.push({ id: row?.id ?? 0, name: kind.name, data, audience });
    for (const ear of ears.get(kind.name) ?? []) await ear.hear(tx, data, now);
  };
}
