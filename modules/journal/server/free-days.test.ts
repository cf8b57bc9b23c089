import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { makeJournal } from '#platform/testing/journals.ts';
import { makeMember, makeSchool } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createFreeDays } from '../contract/create-free-days.ts';
import { deleteFreeDays } from '../contract/delete-free-days.ts';
import type { WrittenFreeDays } from '../contract/free-days-shapes.ts';
import { getJournalData } from '../contract/get-journal-data.ts';
import { getTable } from '../contract/get-table.ts';
import { FREE_DAYS_MAX } from '../contract/limits.ts';
import { listFreeDays } from '../contract/list-free-days.ts';
import { saveFreeDays } from '../contract/save-free-days.ts';

let school: StartedApp;
let schoolId: number;
let headmaster: TestClient;
let admin: TestClient;

const enter = async (role: 'admin' | 'headmaster' | 'teacher' | 'caterer', school_id = schoolId) =>
  school.enter(await makeMember(school.db, { school_id, role }));

beforeAll(async () => {
  school = await startApp();
  schoolId = await makeSchool(school.db);
  [headmaster, admin] = [await enter('headmaster'), await enter('admin')];
});
afterAll(() => school.stop());

const create = (body: WrittenFreeDays, client = headmaster, at = schoolId) =>
  client.call(createFreeDays, { params: { schoolId: at }, body });
const save = (freeDaysId: number, body: WrittenFreeDays & { since?: number }, client = headmaster) =>
  client.call(saveFreeDays, { params: { schoolId, freeDaysId }, body });
const list = async (client = headmaster) => (await client.call(listFreeDays, { params: { schoolId } })).data.free_days;
const remove = (freeDaysId: number, client = headmaster) =>
  client.call(deleteFreeDays, { params: { schoolId, freeDaysId } });

const BREAK = { name: ' Autumn break ', starts_on: '2031-10-20', ends_on: '2031-10-26' };

it('leaders add, change and take away free days, and a holiday may lie inside a break', async () => {
  const { data: week } = await create(BREAK);
  expect(week).toMatchObject({ name: 'Autumn break', starts_on: '2031-10-20', ends_on: '2031-10-26', version: 1 });
  const { data: day } = await create({ name: 'Fair', starts_on: '2031-10-22', ends_on: '2031-10-22' }, admin);
  expect(await list(admin)).toEqual([week, day]);
  const moved = { name: 'Fair', starts_on: '2031-10-19', ends_on: '2031-10-19' };
  expect((await save(day.id, { ...moved, since: 1 })).data).toEqual({ ...moved, id: day.id, version: 2 });
  expect(await save(day.id, { ...moved, since: 1 }, admin)).toMatchObject({
    key: 'free_days_saved_meanwhile',
    status: 409,
  });
  expect((await list()).map(({ name }) => name)).toEqual(['Fair', 'Autumn break']);
  for (const { id } of [week, day]) expect((await remove(id)).status).toBe(200);
  expect(await remove(day.id)).toMatchObject({ key: 'free_days_not_found', status: 404 });
  expect(await list()).toEqual([]);
});

it('of two who enter the same holidays at once, one is told that they are there', async () => {
  for (let round = 1; round < 10; round += 1) {
    const days = { name: 'Fair', starts_on: `2032-01-0${round}`, ends_on: `2032-01-0${round}` };
    const both = await Promise.all([create(days), create({ ...days, name: 'The fair' }, admin)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.key).toBe('free_days_there_already');
  }
  const [, second] = await list();
  const taken = { name: 'Moved', starts_on: '2032-01-01', ends_on: '2032-01-01' };
  expect((await save(second?.id ?? 0, taken)).key).toBe('free_days_there_already');
});

it('faults are told by key', async () => {
  expect((await create({ ...BREAK, name: '' })).key).toBe('free_days_name_required');
  expect((await create({ ...BREAK, starts_on: '20.10.2031' })).key).toBe('free_days_from_invalid');
  expect((await create({ ...BREAK, ends_on: '' })).key).toBe('free_days_to_invalid');
  expect((await create({ ...BREAK, ends_on: '2031-10-01' })).key).toBe('free_days_order');
  expect((await create({ ...BREAK, ends_on: '2033-10-01' })).key).toBe('free_days_too_long');
  const full = await makeSchool(school.db);
  await school.db.pool.query(
    `insert into journal.free_days (school_id, name, starts_on, ends_on)
     select $1, 'Day', date '2030-01-01' + number, date '2030-01-01' + number from generate_series(1, $2::int) as number`,
    [full, FREE_DAYS_MAX],
  );
  expect((await create(BREAK, await enter('admin', full), full)).key).toBe('too_many_free_days');
});

it('lessons of these days are missing no more and are not proposed', async () => {
  const teacher = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  const client = await school.enter(teacher);
  const leader = await enter('headmaster', 1);
  const { journal_id } = await makeJournal(school.db, { school_id: 1, teacher_id: teacher.person_id });
  await school.db.pool.query(
    `insert into journal.timetable_slot (journal_id, weekday, lesson_number, valid_from, valid_until)
     select $1, weekday, 9, current_date - 20, current_date + 60 from generate_series(1, 7) as weekday`,
    [journal_id],
  );
  const missing = async () =>
    (await client.call(getTable, { params: { id: journal_id } })).data.missing.map(({ event_date }) => event_date);
  const proposed = async () =>
    (await client.call(getJournalData, { params: { id: journal_id } })).data.proposal.event_date;
  const [last, next] = [(await missing()).at(-1) ?? '', await proposed()];
  const days = [last, next].sort();
  const { data } = await create({ name: 'Storm', starts_on: days[0], ends_on: days[1] }, leader, 1);
  expect(await missing()).not.toContain(last);
  expect(await proposed()).not.toBe(next);
  await leader.call(deleteFreeDays, { params: { schoolId: 1, freeDaysId: data.id } });
  expect(await missing()).toContain(last);
});

it('only leaders know of them, and each school has its own', async () => {
  const { data } = await create({ name: 'Snow', starts_on: '2033-01-01', ends_on: '2033-01-02' });
  for (const role of ['teacher', 'caterer'] as const) {
    const client = await enter(role);
    const tries = [
      await client.call(listFreeDays, { params: { schoolId } }),
      await create(BREAK, client),
      await save(data.id, BREAK, client),
      await remove(data.id, client),
    ];
    expect(tries.map(({ key }) => key)).toEqual(Array.from({ length: 4 }, () => 'not_allowed_action'));
  }
  const away = await school.as('admin.b');
  const foreign = { params: { schoolId: 2, freeDaysId: data.id } };
  expect(await away.call(deleteFreeDays, foreign)).toMatchObject({ key: 'free_days_not_found', status: 404 });
  expect((await away.call(saveFreeDays, { ...foreign, body: BREAK })).key).toBe('free_days_not_found');
  expect((await away.call(listFreeDays, { params: { schoolId } })).status).toBe(404);
});
