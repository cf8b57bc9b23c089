import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openCopy, openTransactions } from '#platform/testing/database.ts';
import { type Connection, type Database, rows } from './db.ts';
import { last } from './fewer-rounds.ts';
import { often } from './often.ts';
import { openTransaction } from './open-transaction.ts';

let db: Database;
beforeAll(async () => {
  db = await openCopy('empty', 2);
  await rows(db.kysely, sql`create table public.word (text text not null)`);
});
beforeEach(() => db.pool.query('truncate public.word'));
afterAll(() => db.close());

const add = (tx: Connection, text: string | null) => rows(tx, sql`insert into public.word values (${text})`);
const words = async () =>
  (await db.pool.query<{ text: string }>('select text from public.word')).rows.map(({ text }) => text);

it('what is asked at once is asked one after the other, and all of it is there in the end', async () => {
  const tx = await openTransaction(db, 'write');
  await Promise.all(['chalk', 'board', 'sponge'].map((text) => add(tx, text)));
  expect(await words()).toEqual([]);
  await tx.end();
  expect(await words()).toEqual(['chalk', 'board', 'sponge']);
});

it('one that only reads cannot write', async () => {
  const tx = await openTransaction(db, 'read');
  await expect(add(tx, 'chalk')).rejects.toThrow('read-only transaction');
  await tx.giveUp();
  expect(await openTransactions(db)).toBe(0);
});

it('what failed is undone as a whole, also where its end is asked for all the same', async () => {
  const tx = await openTransaction(db, 'write');
  await add(tx, 'chalk');
  await expect(add(tx, null)).rejects.toThrow('not-null');
  await expect(tx.end()).rejects.toThrow('undone instead of ended');
  // It has ended, so there is nothing to give up, and nobody else's transaction is.
  await tx.giveUp();
  expect(await words()).toEqual([]);
  expect(await openTransactions(db)).toBe(0);
});

it('work is taken back to a point, and what was done before it stays', async () => {
  const tx = await openTransaction(db, 'write');
  await add(tx, 'chalk');
  await tx.setPoint('before');
  await expect(add(tx, null)).rejects.toThrow('not-null');
  await tx.backToPoint('before');
  await add(tx, 'board');
  await tx.end();
  expect(await words()).toEqual(['chalk', 'board']);
});

it('whoever asks after the end asks nobody: the connection is somebody else’s by then', async () => {
  const tx = await openTransaction(db, 'write');
  await add(tx, 'chalk');
  await tx.end();
  await expect(add(tx, 'board')).rejects.toThrow('the transaction is over');
  await expect(tx.end()).rejects.toThrow('the transaction is over');
  expect(await words()).toEqual(['chalk']);
});

it('nor does whoever asks in the moment in which it ends, however short', async () => {
  for (const way of ['end', 'giveUp'] as const)
    for (const turns of [0, 1, 2, 3, 4]) {
      const asked: string[] = [];
      const late = Promise.withResolvers<unknown>();
      const query = (text: string) => {
        asked.push(text);
        const answered = Promise.resolve({ command: '', rows: [], rowCount: 0, oid: 0, fields: [] });
        let turn: Promise<unknown> = answered;
        for (let count = 0; count < turns; count += 1) turn = turn.then(() => {});
        if (text === 'commit' || text === 'rollback')
          turn.then(() => rows(tx, sql`select 'late'`)).then(late.reject, late.resolve);
        return answered;
      };
      const taken = {
        query,
        isEnding: () => false,
        behind: () => Promise.reject(new Error('nobody asks behind the end')),
        release: () => {},
      };
      const tx = await openTransaction({ ...db, take: async () => taken }, 'write');
      await tx[way]();
      expect(await late.promise).toMatchObject({ message: 'the transaction is over' });
      expect(asked).toEqual(['begin', way === 'end' ? 'commit' : 'rollback']);
    }
});

it('what is asked behind the end sees what was done, and nothing else may be asked there', async () => {
  const tx = await openTransaction(db, 'write');
  const count = { text: 'select count(*)::int as count from public.word' };
  await add(tx, 'chalk');
  await expect(tx.behind(count)).rejects.toThrow('only what follows the last statement');
  await rows(tx, sql`${often}${last} insert into public.word values ('board')`);
  const behind = tx.behind(count);
  await tx.end();
  expect((await behind).rows).toEqual([{ count: 2 }]);
  await expect(tx.behind(count)).rejects.toThrow('only what follows the last statement');
});

it('a statement that fails says where it was asked', async () => {
  const tx = await openTransaction(db, 'write');
  const failed = await add(tx, null).catch((error: Error) => error.stack);
  expect(failed).toContain('open-transaction.test.ts');
  await tx.giveUp();
});

it('a connection that is lost takes no later transaction along', async () => {
  const tx = await openTransaction(db, 'write');
  const [me] = await rows(tx, sql<{ pid: number }>`select pg_backend_pid() as pid`);
  await db.pool.query('select pg_terminate_backend($1, 5000)', [me?.pid]);
  await expect(tx.end()).rejects.toThrow();
  await tx.giveUp().catch(() => {});
  for (const text of ['chalk', 'board', 'sponge']) {
    const next = await openTransaction(db, 'write');
    await add(next, text);
    await next.end();
  }
  expect(await words()).toHaveLength(3);
});
