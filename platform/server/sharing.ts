import { batched } from './batch.ts';
import type { Transaction } from './db.ts';

/**
 * A statement for many, asked for one at a time: whatever comes at the same moment in the same transaction shares one.
 * So requests that run together cost the database little more than one of them, and no handler knows of the others.
 */
export function sharing<Key, Value>(
  load: (tx: Transaction, keys: readonly Key[]) => Promise<Value[]>,
): (tx: Transaction, key: Key) => Promise<Value> {
  type Line = (key: Key) => Promise<Value>;
  // The transaction itself holds its lines: what a map beside it holds would stay behind (decision 036).
  const mark = Symbol('line');
  return (tx: Transaction & { [mark]?: Line }, key) => {
    // Those who share a transaction go on from the same answer, so they are all there once nobody has anything left to do.
    tx[mark] ??= batched((keys: Key[]) => load(tx, keys), { parallel: 1, begin: process.nextTick });
    return tx[mark](key);
  };
}
