import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCopy } from '#platform/testing/database.ts';
import { type Connection, type Database, rows } from './db.ts';
import { often } from './often.ts';

let db: Database;
beforeAll(async () => {
  db = await openCopy('empty', 1);
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
