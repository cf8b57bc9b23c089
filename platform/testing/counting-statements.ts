import { Client } from 'pg';

/** Counts what is asked of the database until it is stopped. */
export function countingStatements(): () => number {
  let count = 0;
  const { query } = Client.prototype;
  Client.prototype.query = function counted(this: Client, ...args: unknown[]) {
    count += 1;
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  return () => {
    Client.prototype.query = query;
    return count;
  };
}
