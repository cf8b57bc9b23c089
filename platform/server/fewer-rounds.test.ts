import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openCopy, openTransactions } from '#platform/testing/database.ts';
import { type Connection, type Database, rows } from './db.ts';
import { fewerRounds, last } from './fewer-rounds.ts';
import { often } from './often.ts';
import { openTransaction } from './open-transaction.ts';

let db: Database;
beforeAll(async () => {
  db = await openCopy('empty', 2);
  await rows(db.kysely, sql`create table public.word (text text not null)`);
});
afterAll(() => db.close());

const beginReading = () => openTransaction(db, 'read');
const write = () => rows(db.kysely, sql`insert into public.word values ('chalk')`);
const wordsIn = async (tx: Connection) =>
  (await rows(tx, sql<{ count: number }>`select count(*) from public.word`))[0]?.count;

it('what a reading transaction sees first is all that it sees', async () => {
  const tx = await beginReading();
  expect(await wordsIn(tx)).toBe(0);
  await write();
  expect(await wordsIn(tx)).toBe(0);
  await tx.end();
  expect(await wordsIn(db.kysely)).toBe(1);
  expect(await openTransactions(db)).toBe(0);
});

it('it can change nothing, not even by its first statement, and leaves its connection as it was', async () => {
  const tx = await beginReading();
  await expect(rows(tx, sql`insert into public.word values ('slate')`)).rejects.toThrow('read-only transaction');
  await tx.giveUp();
  expect(await wordsIn(db.kysely)).toBe(1);
  expect(await openTransactions(db)).toBe(0);
});

it('one that asks nothing leaves nothing open, and what follows on its connection may write', async () => {
  for (const end of ['end', 'giveUp'] as const) await (await beginReading())[end]();
  await Promise.all([write(), write(), write()]);
  expect(await wordsIn(db.kysely)).toBe(4);
  expect(await openTransactions(db)).toBe(0);
});

it('a connection that is lost while reading fails that reading, and no other', async () => {
  const tx = await beginReading();
  const [me] = await rows(tx, sql<{ pid: number }>`select pg_backend_pid() as pid`);
  await rows(db.kysely, sql`select pg_terminate_backend(${me?.pid}::int, 5000)`);
  await tx.end();
  for (const _ of [1, 2, 3]) {
    const next = await beginReading();
    expect(await wordsIn(next)).toBe(4);
    await next.end();
  }
});

it('what is written in a transaction is there after it, or not at all, whatever it does first', async () => {
  const add = (tx: Connection) => rows(tx, sql`insert into public.word values ('sponge')`);
  for (const first of [add, wordsIn])
    for (const [end, more] of [
      ['end', 1],
      ['giveUp', 0],
    ] as const) {
      const before = await wordsIn(db.kysely);
      const tx = await openTransaction(db, 'write');
      await first(tx);
      await add(tx);
      await tx[end]();
      expect((await wordsIn(db.kysely)) ?? 0).toBe((before ?? 0) + more * (first === add ? 2 : 1));
    }
  expect(await openTransactions(db)).toBe(0);
});

it('what says that it is the last statement takes the end along: all is written, or nothing', async () => {
  const addLast = (tx: Connection, text: string | null) =>
    rows(tx, sql`${often}${last} insert into public.word values (${text})`);
  const before = (await wordsIn(db.kysely)) ?? 0;
  const whole = await openTransaction(db, 'write');
  await rows(whole, sql`insert into public.word values ('ink')`);
  await addLast(whole, 'pen');
  await whole.end();
  expect(await wordsIn(db.kysely)).toBe(before + 2);

  const broken = await openTransaction(db, 'write');
  await rows(broken, sql`insert into public.word values ('blot')`);
  await expect(addLast(broken, null)).rejects.toThrow('not-null');
  await broken.giveUp();
  expect(await wordsIn(db.kysely)).toBe(before + 2);

  const only = await openTransaction(db, 'write');
  await addLast(only, 'paper');
  await only.end();
  await Promise.all([write(), write(), write()]);
  expect(await wordsIn(db.kysely)).toBe(before + 6);
  expect(await openTransactions(db)).toBe(0);
});

it('an end that failed has failed for whoever asks for it, and on its connection others go on', async () => {
  const { ask, asked } = failingAt('commit');
  const writing = '/* often *//* last */ insert into public.word';
  await ask('begin', []);
  await ask(writing, []);
  await expect(ask('commit', [])).rejects.toThrow('cancelled');
  await ask('rollback', []);
  await ask('begin', []);
  await ask(writing, []);
  await ask('rollback', []);
  expect(asked).toEqual(['begin', writing, 'commit', 'rollback', 'begin', writing, 'commit', 'rollback']);
});

it('nothing follows the last statement but the end', async () => {
  const { ask, asked } = failingAt('nothing');
  await ask('begin', []);
  await ask('/* often *//* last */ insert into public.word', []);
  await expect(ask('insert into public.word', [])).rejects.toThrow('nothing may follow');
  expect(asked).toHaveLength(3);
});

/** A connection on which some statement fails, with what was asked of it. */
function failingAt(failing: string) {
  const asked: string[] = [];
  const destroy = vi.fn();
  const connection = { stream: { cork: () => {}, uncork: () => {}, destroy } };
  const { ask } = fewerRounds({ connection } as unknown as PoolClient, async (text) => {
    asked.push(text);
    if (text === failing) throw new Error('cancelled');
    return { command: '', rows: [], rowCount: 0, oid: 0, fields: [] };
  });
  return { ask, asked, destroy };
}

it('where a transaction cannot begin, nothing is written, and what was asked first has failed', async () => {
  const { ask, asked } = failingAt('begin');
  for (const first of [
    'insert into public.word',
    '/* often */ with one as (insert into public.word) select',
    '/* often */ insert into public.word /* as it is here: */ select 1',
    'select graphile_worker.add_job()',
    '/* often */ select 1',
  ]) {
    await ask('begin', []);
    await expect(ask(first, [])).rejects.toThrow('cancelled');
  }
  expect(asked).toEqual(['begin', 'begin', 'begin', 'begin', 'begin', '/* often */ select 1']);
});

it('nor is anything that follows, whoever did not hear of it; what comes after it on its connection is', async () => {
  const { ask, asked } = failingAt('begin');
  for (const first of ['/* often */ select 1', 'insert into public.word']) {
    await ask('begin', []);
    await expect(ask(first, [])).rejects.toThrow('cancelled');
    await expect(ask('insert into public.word', [])).rejects.toThrow('cancelled');
    await expect(ask('commit', [])).rejects.toThrow('cancelled');
    await ask('rollback', []);
  }
  await ask('insert into public.word', []);
  expect(asked).toEqual(['begin', '/* often */ select 1', 'rollback', 'begin', 'rollback', 'insert into public.word']);
});

it('a connection on which a reading did not end is used by nobody else', async () => {
  for (const [failing, times] of [
    ['commit', 1],
    ['nothing', 0],
  ] as const) {
    const { ask, destroy } = failingAt(failing);
    await ask('start transaction read only', []);
    await ask('/* often */ select 1', []);
    await ask('commit', []);
    await new Promise(setImmediate);
    expect(destroy).toHaveBeenCalledTimes(times);
  }
});

it('a thousand readings at once each get their own answer', async () => {
  const ask = async (n: number) => {
    const tx = await beginReading();
    const [got] = await rows(tx, sql<{ n: number }>`select ${n}::int as n`);
    await tx.end();
    return got?.n;
  };
  const numbers = Array.from({ length: 1_000 }, (_, n) => n);
  expect(await Promise.all(numbers.map(ask))).toEqual(numbers);
});
