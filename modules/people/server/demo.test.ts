import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, oneRow, rows } from '#platform/server/db.ts';
import { openCopy } from '#platform/testing/database.ts';
import { fillPeople } from './demo.ts';

let db: Database;

beforeAll(async () => {
  db = await openCopy('empty', 2);
});

afterAll(() => db.close());

type Counts = { persons: number; schools: number; classes: number; pupils: number; role_types: number };

const countAll = sql<Counts>`
  select (select count(*) from people.person) as persons, (select count(*) from people.school) as schools,
         (select count(*) from people.class where school_id = 1) as classes,
         (select count(*) from people.role where school_id = 1 and type_id = 2 and ended_at is null) as pupils,
         (select count(distinct type_id) from people.role where school_id = 1 and ended_at is null) as role_types`;

const everybody = sql<{ id: number; name: string; type_ids: number[] }>`
  select person.id, firstname || ' ' || lastname as name,
         array(select type_id from people.role where person_id = person.id order by role.id) as type_ids
  from people.person order by person.id`;

/** Fills the tables, looks at them, and takes everything back, as a start that was cut off would. */
async function fillAndUndo<T>(moment: string, look: (tx: Parameters<typeof fillPeople>[0]) => Promise<T>): Promise<T> {
  const tx = await db.kysely.startTransaction().execute();
  try {
    await fillPeople(tx, new Date(moment));
    return await look(tx);
  } finally {
    await tx.rollback().execute();
  }
}

test('the database takes every row, also on 29 February and at the turn of the study year', async () => {
  for (const moment of ['2026-08-31T21:30:00Z', '2027-01-01T00:00:00Z', '2028-02-29T12:00:00Z']) {
    const counts = await fillAndUndo(moment, (tx) => oneRow(tx, countAll));
    expect(counts).toEqual({ persons: 1897, schools: 3, classes: 24, pupils: 600, role_types: 14 });
  }
});

test('a fill after one that was cut off has the same ids and names', async () => {
  const before = await fillAndUndo('2026-11-15T09:00:00Z', (tx) => rows(tx, everybody));
  const after = await fillAndUndo('2027-06-01T09:00:00Z', (tx) => rows(tx, everybody));
  expect(after).toEqual(before);
});

test('the next person, school and role get the next number', async () => {
  const next = await fillAndUndo('2026-11-15T09:00:00Z', async (tx) => {
    await oneRow(tx, sql`insert into people.person (firstname, lastname) values ('Uus', 'Tulija') returning id`);
    return oneRow(
      tx,
      sql<{ person: number; roles: boolean }>`
        select max(id) as person, nextval(pg_get_serial_sequence('people.role', 'id')) = (select max(id) + 1 from people.role) as roles
        from people.person`,
    );
  });
  expect(next).toEqual({ person: 1898, roles: true });
});

test('a parent looks at an own child first, and a barred one at nobody', async () => {
  const odd = await fillAndUndo('2026-11-15T09:00:00Z', (tx) =>
    rows(
      tx,
      sql`
        select parent.id from people.role parent
        where parent.type_id = 3 and parent.viewed_user_id is distinct from (
          select guardianship.child_id
          from people.guardianship
          join people.role pupil on pupil.person_id = guardianship.child_id and pupil.type_id = 2
            and pupil.school_id = parent.school_id and pupil.ended_at is null
          where guardianship.guardian_id = parent.person_id and guardianship.barred_at is null
          order by guardianship.id limit 1)`,
    ),
  );
  expect(odd).toEqual([]);
});
