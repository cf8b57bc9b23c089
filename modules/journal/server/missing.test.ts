import { afterAll, beforeAll, expect, it } from 'vitest';
import { listToday } from '#modules/today/contract/list-today.ts';
import { dayIn } from '#platform/contract/dates.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeJournal } from '#platform/testing/journals.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createEvent } from '../contract/create-event.ts';
import { getTable } from '../contract/get-table.ts';
import { listJournals } from '../contract/list-journals.ts';
import { lockJournal } from '../contract/lock-journal.ts';

let school: StartedApp;
let client: TestClient;
let teacher_id: number;
let today: string;

beforeAll(async () => {
  school = await startApp();
  const made = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  [client, teacher_id] = [await school.enter(made), made.person_id];
  today = dayIn('Europe/Tallinn', school.clock());
});
afterAll(() => school.stop());

// A lesson on each weekday, some of them since the middle of a week and until the middle of another.
const SLOTS = `
  insert into journal.timetable_slot (journal_id, weekday, lesson_number, valid_from, valid_until)
  select journal.id, weekday, 1 + weekday % 3, year.starts_on + weekday * 2, least(year.ends_on, $2::date + weekday - 4)
  from journal.journal join people.study_year year on year.id = journal.study_year_id, generate_series(1, 7) as weekday
  where journal.id = $1`;

// Looks at each day by itself, as somebody with a calendar would.
const BY_CALENDAR = `
  select to_char(day, 'YYYY-MM-DD') as event_date, slot.lesson_number
  from journal.timetable_slot slot join journal.journal on journal.id = slot.journal_id
  cross join generate_series(slot.valid_from::timestamp, slot.valid_until::timestamp, interval '1 day') as day
  where journal.id = $1 and extract(isodow from day) = slot.weekday and day < $2::date
    and not exists (select from journal.free_days
      where free_days.school_id = journal.school_id and day::date between starts_on and ends_on)
    and not exists (select from journal.event where event.journal_id = journal.id and event.deleted_at is null
      and event.event_date = day::date and event.lesson_number = slot.lesson_number)
  order by 1, 2`;

it('the list, the journal and Today know of the same lessons that are missing', async () => {
  const made = [
    await makeJournal(school.db, { school_id: 1, teacher_id }),
    await makeJournal(school.db, { school_id: 1, teacher_id }),
  ];
  const counts: number[] = [];
  for (const { journal_id: id } of made) {
    await school.db.pool.query(SLOTS, [id, today]);
    const { rows: before } = await school.db.pool.query(BY_CALENDAR, [id, today]);
    for (const place of before.slice(0, 3))
      await client.call(createEvent, { params: { id }, body: { title: 'Entered', lesson_type_id: 1, ...place } });
    const { rows } = await school.db.pool.query(BY_CALENDAR, [id, today]);
    expect(rows).toHaveLength(Math.max(0, before.length - 3));
    expect((await client.call(getTable, { params: { id } })).data).toMatchObject({
      missing: rows,
      journal: { missing_count: rows.length },
    });
    counts.push(rows.length);
  }
  const listed = async () => (await client.call(listJournals, {})).data.map(({ missing_count }) => missing_count);
  const told = async () =>
    (await client.call(listToday)).data.find(({ kind }) => kind === 'journal:today.missing')?.params.count ?? 0;
  expect((await listed()).sort()).toEqual([...counts].sort());
  expect(await told()).toBe(counts.reduce((total, count) => total + count, 0));
  // Nobody waits for lessons of a journal that is closed.
  const headmaster = await school.enter(await makeMember(school.db, { school_id: 1, role: 'headmaster' }));
  for (const { journal_id: id } of made)
    await headmaster.call(lockJournal, { params: { id }, body: { is_locked: true } });
  expect([...(await listed()), await told()]).toEqual([0, 0, 0]);
  expect((await client.call(getTable, { params: { id: made[0]?.journal_id ?? 0 } })).data.missing).toEqual([]);
});
