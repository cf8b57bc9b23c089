import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCopy } from '#platform/testing/database.ts';
import { type Database, rows } from './db.ts';
import { askedRows, foundFor, often, settled } from './often.ts';

let db: Database;
beforeAll(async () => {
  db = await openCopy('empty', 1);
});
afterAll(() => db.close());

const planned = async () =>
  (await rows(db.kysely, sql<{ statement: string }>`select statement from pg_prepared_statements`)).length;

it('a statement that comes often is planned once on a connection, whatever its values; others are not kept', async () => {
  const before = await planned();
  for (const n of [1, 2, 3]) expect(await rows(db.kysely, sql`${often} select ${n}::int as n`)).toEqual([{ n }]);
  expect(await rows(db.kysely, sql`select ${4}::int as n`)).toEqual([{ n: 4 }]);
  expect((await planned()) - before).toBe(1);
});

it('one that the database refuses is refused again, and then goes through', async () => {
  const divide = (by: number) => rows(db.kysely, sql`${often} select 6 / ${by}::int as n`);
  for (const _ of [1, 2]) await expect(divide(0)).rejects.toThrow('division by zero');
  expect(await divide(3)).toEqual([{ n: 2 }]);
});

it('what never differs is a part made once; what differs is none', async () => {
  const part = settled(sql`${sql.ref('given.n')} * ${sql.lit(2)} as doubled`);
  expect(await rows(db.kysely, sql`select ${part} from (select ${21}::int) as given (n)`)).toEqual([{ doubled: 42 }]);
  expect(() => settled(sql`select ${1}::int`)).toThrow('what differs');
});

it('one who asks finds what they would find among others', async () => {
  const columns = { id: 'int', word: 'text', at: 'timestamptz' } as const;
  type Asked = { id: number; word: string | null; at: Date };
  type Found = { place: number; id: number; word: string | null; at: string };
  const find = async (asked: readonly Asked[]) =>
    foundFor(
      asked,
      await rows(
        db.kysely,
        sql<Found>`${often} select asked.place, asked.id, asked.word, asked.at from ${askedRows(asked, columns)}
          where asked.id > 0 order by asked.place`,
      ),
    ).map((found) => found.map(({ place: _place, ...one }) => one));
  const at = new Date('2026-11-20T08:00:00Z');
  const [ann, ben, nobody] = [
    { id: 1, word: 'ink', at },
    { id: 2, word: null, at },
    { id: 0, word: 'chalk', at },
  ];
  const alone = await Promise.all([ann, ben, nobody].map((one) => find([one])));
  expect(alone.flat()).toEqual(await find([ann, ben, nobody]));
  expect(alone.flat()).toEqual([
    [{ ...ann, at: '2026-11-20T08:00:00Z' }],
    [{ ...ben, at: '2026-11-20T08:00:00Z' }],
    [],
  ]);
  expect(await find([])).toEqual([]);
});
