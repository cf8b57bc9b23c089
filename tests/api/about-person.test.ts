import { afterAll, beforeAll, expect, it } from 'vitest';
import { listModules } from '#apps/server/app.ts';
import { readConfig } from '#platform/server/config.ts';
import { createLog } from '#platform/server/log.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp();
});
afterAll(() => school.stop());

const declared = () => {
  const parts = { config: readConfig({}), db: school.db, log: createLog('fatal', { write: () => {} }) };
  return listModules(parts).flatMap(({ aboutPerson }) => aboutPerson ?? []);
};

// Every column that refers to a person, directly or by way of a table that does, as the database itself knows them.
const COLUMNS = `
  with recursive naming (relid, num) as (
    select 'people.person'::regclass::oid, attnum from pg_attribute
    where attrelid = 'people.person'::regclass and attname = 'id'
    union
    select conrelid, conkey[place] from naming
    join pg_constraint on contype = 'f' and confrelid = relid
    cross join generate_subscripts(conkey, 1) as place
    where confkey[place] = num
  )
  select relid::regclass::text as table, attname as person
  from naming join pg_attribute on attrelid = relid and attnum = num`;

const place = ({ table, person }: { table: string; person: string }) => `${table}.${person}`;

it('every column that names a person is declared: what of it is told to them, or why not', async () => {
  const { rows } = await school.db.pool.query<{ table: string; person: string }>(COLUMNS);
  expect(rows.length).toBeGreaterThan(10);
  const names = declared().map(place);
  expect(rows.map(place).filter((name) => !names.includes(name))).toEqual([]);
});

it('what is declared is there: its tables, its columns, and a reason where nothing is told', async () => {
  for (const { table, person, tells, because } of declared()) {
    await school.db.pool.query(`select ${[person, ...tells].join(', ')} from ${table} limit 0`);
    expect({ table, person, has: tells.length > 0 || (because ?? '').length > 10 }).toEqual({
      table,
      person,
      has: true,
    });
  }
});
