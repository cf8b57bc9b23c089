import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember, makeSchool } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createCreditRange } from '../contract/create-credit-range.ts';
import type { WrittenRange } from '../contract/credit-shapes.ts';
import { deleteCreditRange } from '../contract/delete-credit-range.ts';
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
const save = (rangeId: number, body: WrittenRange) =>
  admin.call(saveCreditRange, { params: { schoolId, rangeId }, body });
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
