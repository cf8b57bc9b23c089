import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';

/** How much some work asks of the database; what others do meanwhile, such as the clocks of the server, is not in it. */
export async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const here = new AsyncLocalStorage<true>();
  const { query } = Client.prototype;
  let count = 0;
  Client.prototype.query = function counted(this: Client, ...args: unknown[]) {
    if (here.getStore()) count += 1;
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    await here.run(true, work);
  } finally {
    Client.prototype.query = query;
  }
  // Two that count nothing would be alike.
  if (count === 0) throw new Error('nothing was asked of the database, or elsewhere');
  return count;
}
