import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openCopy, openTransactions } from '#platform/testing/database.ts';
import { type Connection, type Database, rows, rowsSoon, type Transaction } from './db.ts';
import { ahead, alone, fewerRounds, soon } from './fewer-rounds.ts';
import { often } from './often.ts';
import { openTransaction } from './open-transaction.ts';

let db: Database;
beforeAll(async () => {
  db = await openCopy('empty', 2);
  await rows(db.kysely, sql`create table public.word (text text not null)`);
  await rows(db.kysely, sql`insert into public.word values ('chalk')`);
});
afterAll(() => db.close());

const wordsIn = async (tx: Connection) =>
  (await rows(tx, sql<{ count: number }>`select count(*) from public.word`))[0]?.count;

/** A connection that answers when it is told to, with what was asked of it. */
function slowConnection() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const connection = { stream: { cork: () => {}, uncork: () => {} } };
  const { ask } = fewerRounds({ connection } as unknown as PoolClient, (text) => {
    asked.push(text);
    return new Promise((resolve) => {
      waiting.push(() => resolve({ command: text, rows: [], rowCount: 0, oid: 0, fields: [] }));
    });
  });
  const answer = () => {
    for (const one of waiting.splice(0)) one();
  };
  return { ask, asked, answer };
}

it('what goes ahead is waited for by what writes, not by what reads', async () => {
  const [holding, reading] = ['/* often *//* ahead */ select for update', '/* often */ select 1'];
  const { ask, asked, answer } = slowConnection();
  await ask('begin', []);
  await ask(holding, []);
  const read = ask(reading, []);
  expect(asked).toEqual(['begin', holding, reading]);
  answer();
  expect((await read).command).toBe(reading);

  await ask(holding, []);
  const written = ask('insert into public.word', []);
  expect(asked.slice(3)).toEqual([holding]);
  answer();
  await vi.waitFor(() => expect(asked.slice(4)).toEqual(['insert into public.word']));
  answer();
  await written;
});

it('what waits for something is not written once all is given up', async () => {
  const holding = '/* often *//* ahead */ select for update';
  const { ask, asked, answer } = slowConnection();
  for (const first of [[holding], []]) {
    await ask('begin', []);
    for (const text of first) await ask(text, []);
    const writes = ['insert 1', 'insert 2'].slice(0, first.length + 1).map((text) => ask(text, []));
    const given = ask('rollback', []);
    answer();
    for (const write of writes) await expect(write).rejects.toThrow('given up');
    await given;
  }
  expect(asked).toEqual(['begin', holding, 'rollback', 'begin', 'rollback']);
});

it('what is answered soon gives its own rows, whatever is asked meanwhile', async () => {
  const tx = await openTransaction(db, 'write');
  const answers = await Promise.all([
    rowsSoon(tx, sql<{ n: number }>`${often}${soon} select 1 as n`),
    rowsSoon(tx, sql<{ n: number }>`${often}${soon} select n::int from generate_series(2, 3) as n`),
    rows(tx, sql<{ n: number }>`${often} select 4 as n`),
  ]);
  expect(answers.map((found) => found.map(({ n }) => n))).toEqual([[1], [2, 3], [4]]);
  await tx.end();
  expect(await openTransactions(db)).toBe(0);
});

it('where it fails, so does whatever follows, up to the end; whoever gives up is done', async () => {
  const hold = (tx: Connection, text: string) =>
    rows(tx, sql`${often}${ahead} select from public.word where text::int = 1 or text = ${text} for update`);
  const before = await wordsIn(db.kysely);
  for (const follow of [
    (tx: Transaction) => rows(tx, sql`${often} select 1`),
    (tx: Transaction) => rows(tx, sql`insert into public.word values ('eraser')`),
    (tx: Transaction) => hold(tx, 'pen').then(() => wordsIn(tx)),
    async (tx: Transaction) => {
      const answers = [rowsSoon(tx, sql`${often}${soon} select 1 as n`), rows(tx, sql`${often} select 2 as n`)];
      const [first, second] = await Promise.allSettled(answers);
      expect((first as PromiseRejectedResult).reason).toBe((second as PromiseRejectedResult).reason);
      return answers[1];
    },
  ]) {
    const tx = await openTransaction(db, 'write');
    await hold(tx, 'ink');
    await expect(follow(tx)).rejects.toThrow('invalid input syntax for type integer');
    await tx.giveUp();
  }
  const ended = await openTransaction(db, 'write');
  await hold(ended, 'ink');
  await expect(ended.end()).rejects.toThrow('invalid input syntax for type integer');
  await ended.giveUp();
  const left = await openTransaction(db, 'write');
  await hold(left, 'ink');
  await left.giveUp();
  expect(await wordsIn(db.kysely)).toBe(before);
  expect(await openTransactions(db)).toBe(0);
});

it('what is alone in a reading needs no transaction, and whatever else is asked has one', async () => {
  const { ask, asked, answer } = slowConnection();
  const [reading, only, other] = ['start transaction read only', '/* often *//* alone */ select 1', 'select 2'];
  for (const text of [reading, only, 'commit', reading, only, other, only, 'commit', 'begin', only, 'rollback']) {
    const answered = ask(text, []);
    answer();
    await answered;
  }
  expect(asked).toEqual([only, only, reading, other, only, 'commit', 'begin', only, 'rollback']);

  const tx = await openTransaction(db, 'read');
  expect(await rows(tx, sql`${often}${alone} select text from public.word`)).toEqual([{ text: 'chalk' }]);
  await tx.end();
  expect(await openTransactions(db)).toBe(0);
});
