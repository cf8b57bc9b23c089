import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCopy } from '#platform/testing/database.ts';
import { type Database, rows } from './db.ts';
import { often, settled } from './often.ts';

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
