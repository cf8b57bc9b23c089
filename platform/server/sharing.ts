import { batched } from './batch.ts';
import type { Transaction } from './db.ts';

/**
 * A statement for many, asked for one at a time: whatever comes at the same moment in the same transaction shares one.
 * So requests that run together cost the database little more than one of them, and no handler knows of the others.
 */
export function sharing<Key, Value>(
  load: (tx: Transaction, keys: readonly Key[]) => Promise<Value[]>,
): (tx: Transaction, key: Key) => Promise<Value> {
  const lines = new WeakMap<Transaction, (key: Key) => Promise<Value>>();
  return (tx, key) => {
    const line = lines.get(tx) ?? batched((keys: Key[]) => load(tx, keys), { parallel: 1 });
    lines.set(tx, line);
    return line(key);
  };
}
