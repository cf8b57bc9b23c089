import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember, makeRole, makeSchool } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createCreditRange } from '../contract/create-credit-range.ts';
import type { WrittenRange } from '../contract/credit-shapes.ts';
import { deleteCreditRange } from '../contract/delete-credit-range.ts';
import { CREDIT_RANGES_MAX } from '../contract/limits.ts';
import { listCreditRanges } from '../contract/list-credit-ranges.ts';
import { saveCreditRange } from '../contract/save-credit-range.ts';

let school: StartedApp;
let schoolId: number;
let admin: TestClient;
let second: TestClient;

const enter = async (role: 'admin' | 'headmaster' | 'teacher') =>
  school.enter(await makeMember(school.db, { school_id: schoolId, role }));

beforeAll(async () => {
  school = await startApp();
  schoolId = await makeSchool(school.db);
  [admin, second] = [await enter('admin'), await enter('admin')];
});
afterAll(() => school.stop());

const create = (from: unknown, to: unknown, value: unknown = 'Good', client = admin) =>
  client.call(createCreditRange, { params: { schoolId }, body: { from, to, value } });
const save = (rangeId: number, body: WrittenRange & { since?: number }, client = admin) =>
  client.call(saveCreditRange, { params: { schoolId, rangeId }, body });
const list = async () => (await admin.call(listCreditRanges, { params: { schoolId } })).data;
const remove = (rangeId: number) => admin.call(deleteCreditRange, { params: { schoolId, rangeId } });

it('ranges are kept in their order, touch and never overlap', async () => {
  const { data: upper } = await create(5, 9.255, ' Very good ');
  expect(upper).toMatchObject({ from: 5, to: 9.26, value: 'Very good' });
  const { data: lower } = await create(1, 5);
  expect(await list()).toEqual([lower, upper]);
  expect(await create(4, 9)).toMatchObject({ key: 'credit_ranges_overlap', status: 409 });
  expect((await save(lower.id, { from: 1, to: 5.01, value: 'Good' })).key).toBe('credit_ranges_overlap');
  expect((await save(lower.id, { from: 0, to: 4.5, value: 'Fair' })).data).toEqual({
    id: lower.id,
    from: 0,
    to: 4.5,
    value: 'Fair',
    version: 2,
  });
  expect((await remove(upper.id)).status).toBe(200);
  expect(await remove(upper.id)).toMatchObject({ key: 'credit_range_not_found', status: 404 });
  expect((await remove(lower.id)).status).toBe(200);
});

it('faults are told by key', async () => {
  expect((await create(undefined, 5)).key).toBe('credit_range_bounds_required');
  expect((await create(-1, 5)).key).toBe('error.points.negative_expand');
  expect((await create(5, 5)).key).toBe('credit_range_order');
  expect((await create(1, 5, '')).key).toBe('credit_value_required');
  expect((await save(1_999_999_999, { from: 1, to: 2, value: 'x' })).key).toBe('credit_range_not_found');
});

it('of two administrators who add overlapping ranges at once, one is refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    const from = 100 * (round + 1);
    const both = await Promise.all([create(from, from + 50, 'First'), create(from + 25, from + 75, 'Second', second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.key).toBe('credit_ranges_overlap');
  }
  expect(await list()).toHaveLength(10);
});

it('that two administrators change is kept from the second, who is told', async () => {
  const { data } = await create(5000, 5001, 'Fair');
  const change = (value: string, client = admin) => save(data.id, { from: 5000, to: 5001, value, since: 1 }, client);
  const both = await Promise.all([change('Good'), change('Poor', second)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.key).toBe('credit_range_saved_meanwhile');
  expect((await save(data.id, { from: 5000, to: 5001, value: 'Fair', since: 2 })).data.version).toBe(3);
});

it('are so many and no more, also where two add the last one at once', async () => {
  const count = (await list()).length;
  await school.db.pool.query(
    `insert into journal.credit_range (school_id, range_from, range_to, value)
     select $1, at, at + 1, 'Many' from generate_series(30000, 30000 + $2::int - 1) as at`,
    [schoolId, CREDIT_RANGES_MAX - count - 1],
  );
  const both = await Promise.all([create(40_000, 40_001), create(40_002, 40_003, 'Good', second)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.key).toBe('too_many_credit_ranges');
  await school.db.pool.query('delete from journal.credit_range where school_id = $1 and range_from >= 30000', [
    schoolId,
  ]);
});

it('of another school are known as such by those alone who keep them too', async () => {
  const elsewhere = await makeSchool(school.db);
  const keeper = await makeMember(school.db, { school_id: schoolId, role: 'admin' });
  const { data } = await create(6000, 6001);
  const role_id = await makeRole(school.db, keeper.person_id, { school_id: elsewhere, role: 'admin' });
  const client = await school.enter({ person_id: keeper.person_id, role_id });
  const params = { schoolId: elsewhere, rangeId: data.id };
  const wrong = { key: 'wrong_school_credit_range', status: 404 };
  expect(await client.call(deleteCreditRange, { params })).toMatchObject(wrong);
  expect(await client.call(saveCreditRange, { params, body: { from: 1, to: 2, value: 'x' } })).toMatchObject(wrong);
});

it('only administrators know of them, and each school has its own', async () => {
  const { data } = await create(10_000, 10_001);
  for (const role of ['headmaster', 'teacher'] as const) {
    const client = await enter(role);
    const params = { schoolId, rangeId: data.id };
    const tries = [
      await client.call(listCreditRanges, { params: { schoolId } }),
      await create(20_000, 20_001, 'Good', client),
      await client.call(saveCreditRange, { params, body: { from: 1, to: 2, value: 'x' } }),
      await client.call(deleteCreditRange, { params }),
    ];
    expect(tries.map(({ key }) => key)).toEqual(Array.from({ length: 4 }, () => 'not_allowed_action'));
  }
  const away = await school.as('admin.b');
  const foreign = { params: { schoolId: 2, rangeId: data.id } };
  expect(await away.call(deleteCreditRange, foreign)).toMatchObject({ key: 'credit_range_not_found', status: 404 });
  expect((await away.call(saveCreditRange, { ...foreign, body: { from: 1, to: 2, value: 'x' } })).key).toBe(
    'credit_range_not_found',
  );
  expect((await away.call(listCreditRanges, { params: { schoolId } })).status).toBe(404);
  expect(
    (await away.call(createCreditRange, { params: { schoolId: 2 }, body: { from: 10_000, to: 10_001, value: 'x' } }))
      .status,
  ).toBe(200);
});
