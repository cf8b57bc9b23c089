import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCopy } from '#platform/testing/database.ts';
import { type Connection, type Database, rows } from './db.ts';
import { asking, often } from './often.ts';

let db: Database;
beforeAll(async () => {
  db = await openCopy('empty', 2);
});
afterAll(() => db.close());

type Row = { n: number; day: string; at: string | null; words: string[] };

const ask = (on: Connection, n: number, at: string | null): Promise<Row[]> =>
  rows(
    on,
    sql<Row>`${often} select ${n}::int as n, date '2026-11-19' as day, ${at}::timestamptz as at, array['a', 'b'] as words
      where ${n}::int > 0`,
  );
const expected = (n: number, at: string | null) => ({ n, day: '2026-11-19', at, words: ['a', 'b'] });

/** How often the database has said what rows are like while something was asked. */
async function descriptionsOf(work: () => Promise<unknown>): Promise<number> {
  const client = await db.pool.connect();
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  client.release();
  let count = 0;
  const more = () => {
    count += 1;
  };
  connection.on('rowDescription', more);
  await work();
  connection.off('rowDescription', more);
  return count;
}

it('what the rows of a statement are like is said once, and read alike each time', async () => {
  const moment = '2026-11-19T08:00:00Z';
  const told: Row[][] = [];
  const count = await descriptionsOf(async () => {
    for (const [n, at] of [
      [1, moment],
      [2, null],
      [0, null],
      [3, moment],
    ] as const)
      told.push(await ask(db.kysely, n, at));
  });
  expect(told).toEqual([[expected(1, moment)], [expected(2, null)], [], [expected(3, moment)]]);
  expect(count).toBe(1);
});

it('so it is where several are asked at once, where one fails, and where there are no rows at all', async () => {
  const divide = (by: number) => rows(db.kysely, sql<{ n: number }>`${often} select 6 / ${by}::int as n`);
  expect(await Promise.all([1, 2, 3].map(divide))).toEqual([[{ n: 6 }], [{ n: 3 }], [{ n: 2 }]]);
  await expect(divide(0)).rejects.toThrow('division by zero');
  expect(await divide(6)).toEqual([{ n: 1 }]);
  await rows(db.kysely, sql`create table public.word (text text not null)`);
  const write = (text: string) => rows(db.kysely, sql`${often} insert into public.word values (${text})`);
  for (const text of ['chalk', 'ink', 'pen']) expect(await write(text)).toEqual([]);
  const hold = () => rows(db.kysely, sql`${often} select from public.word where text <> ${'ink'} for update`);
  for (const _ of [1, 2]) expect(await hold()).toHaveLength(2);
});

describe('what is asked in one breath', () => {
  let client: PoolClient;
  let ask: ReturnType<typeof asking>;
  beforeAll(async () => {
    client = await db.pool.connect();
    ask = asking(client);
    await ask({ text: 'create table public.said (text text primary key)' });
  });
  afterAll(() => client.release());

  const add = (text: unknown, isFollowed = true) =>
    ask({ name: 'add', text: 'insert into public.said values ($1) returning text', values: [text] }, isFollowed);
  const begin = () => ask({ name: 'begin', text: 'begin' }, true);
  const end = () => ask({ name: 'end', text: 'commit' }, true);
  const said = async (isFollowed = false) =>
    (await ask({ name: 'said', text: 'select text from public.said order by text' }, isFollowed)).rows.map(
      ({ text }) => text,
    );
  const outcomes = async (asked: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(asked)).map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason.message)));

  it('is answered one by one, and what comes behind the end sees what was written', async () => {
    for (const text of ['chalk', 'ink', 'pen']) {
      const [, written, ended, seen] = await Promise.all([begin(), add(text), end(), said()]);
      expect([written.rows, ended.command]).toEqual([[{ text }], 'COMMIT']);
      expect(seen).toContain(text);
    }
  });

  it('goes to the database as soon as nothing else is asked', async () => {
    expect((await add('board')).rows).toEqual([{ text: 'board' }]);
  });

  it('is not looked at behind what failed, its end neither, and the connection goes on', async () => {
    const before = await said();
    const refused = await outcomes([begin(), add('glue'), add('glue'), end(), said()]);
    expect(refused).toEqual([
      'done',
      'done',
      expect.stringContaining('duplicate key'),
      'what was asked before it failed',
      'what was asked before it failed',
    ]);
    await ask({ text: 'rollback' });
    expect(await said()).toEqual(before);
  });

  it('neither where something cannot be put into words', async () => {
    const unspeakable = {
      toPostgres: () => {
        throw new Error('no words for it');
      },
    };
    const before = await said();
    const refused = await outcomes([begin(), add('paper'), add(unspeakable), end(), said()]);
    expect(refused).toEqual([
      'done',
      'done',
      'no words for it',
      'what was asked before it failed',
      'what was asked before it failed',
    ]);
    await ask({ text: 'rollback' });
    expect(await said()).toEqual(before);
    // By its name, too, also where it was asked by itself.
    expect((await add('paper', false)).rows).toEqual([{ text: 'paper' }]);
    await expect(add(unspeakable, false)).rejects.toThrow('no words for it');
    expect((await add('pencil', false)).rows).toEqual([{ text: 'pencil' }]);
  });

  it('can be asked again where the database has never looked at it', async () => {
    const divided = { name: 'divide', text: 'select 6 / $1::int as n' };
    const count = { name: 'count', text: 'select count(*)::int as n from public.said' };
    const twice = { name: 'twice', text: 'select 2 * $1::int as n' };
    const all = (by: number) =>
      outcomes([ask({ ...divided, values: [by] }, true), ask(count, true), ask({ ...twice, values: [by] })]);
    expect((await all(0))[2]).toBe('what was asked before it failed');
    expect(await all(3)).toEqual(['done', 'done', 'done']);
    expect((await ask({ ...twice, values: [4] })).rows).toEqual([{ n: 8 }]);
  });

  it('fails as a whole where the connection is lost, and nobody waits for an answer', async () => {
    const lost = await db.pool.connect();
    lost.on('error', () => {});
    const askLost = asking(lost);
    const away = askLost({ text: 'select pg_terminate_backend(pg_backend_pid())' }, true);
    const told = await outcomes([
      away,
      askLost({ name: 'one', text: 'select 1' }, true),
      askLost({ text: 'select 2' }),
    ]);
    expect(told).not.toContain('done');
    lost.release(true);
  });
});
