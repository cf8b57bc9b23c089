import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createWhiteboardItem } from '../contract/create-whiteboard-item.ts';
import { deleteWhiteboardItem } from '../contract/delete-whiteboard-item.ts';
import { OWN_ITEMS_MAX } from '../contract/limits.ts';
import { listWhiteboard } from '../contract/list-whiteboard.ts';
import { saveWhiteboardItem } from '../contract/save-whiteboard-item.ts';
import type { WrittenItem } from '../contract/whiteboard-shapes.ts';

let school: StartedApp;
let teacher: TestClient;
let caterer: TestClient;

const enter = async (
  role: 'teacher' | 'caterer' | 'parent' | 'student' | 'participant' | 'headmaster',
  school_id = 1,
) => school.enter(await makeMember(school.db, { school_id, role }));

beforeAll(async () => {
  school = await startApp();
  [teacher, caterer] = [await enter('teacher'), await enter('caterer')];
});
afterAll(() => school.stop());

const params = { schoolId: 1 };
const create = (body: WrittenItem, client = teacher) => client.call(createWhiteboardItem, { params, body });
const save = (itemId: number, body: object, client = teacher) =>
  client.call(saveWhiteboardItem, { params: { schoolId: 1, itemId }, body });
const remove = (itemId: number, client = teacher) =>
  client.call(deleteWhiteboardItem, { params: { schoolId: 1, itemId } });
const seenBy = async (client: TestClient) =>
  (await client.call(listWhiteboard, { params })).data.map(({ id, may }) => `${id} ${may.write}`);

it('a private item is for its author alone, a shared one for all who work at the school', async () => {
  const { data: own } = await create({ title: ' Marks ', description: 'By Friday' });
  expect(own).toMatchObject({ title: 'Marks', description: 'By Friday', is_shared: false, version: 1 });
  const { data: shared } = await create({ title: 'Chalk', is_shared: true });
  expect((await seenBy(teacher)).slice(0, 2)).toEqual([`${shared.id} true`, `${own.id} true`]);
  expect(await seenBy(caterer)).toContain(`${shared.id} false`);
  expect(await seenBy(caterer)).not.toContain(`${own.id} false`);
  expect(await save(shared.id, { title: 'Mine now' }, caterer)).toMatchObject({
    key: 'whiteboard_item_not_yours',
    status: 403,
  });
  expect((await remove(shared.id, caterer)).key).toBe('whiteboard_item_not_yours');
  expect(await save(own.id, { title: 'Mine now' }, caterer)).toMatchObject({
    key: 'whiteboard_item_not_found',
    status: 404,
  });
  expect((await remove(own.id, caterer)).key).toBe('whiteboard_item_not_found');
});

it('that is shared is taken down by the leaders of the school too, and changed by nobody else', async () => {
  const [headmaster, stranger] = [await enter('headmaster'), await enter('headmaster', 2)];
  const [own, shared] = [
    (await create({ title: 'Mine' })).data,
    (await create({ title: 'Ours', is_shared: true })).data,
  ];
  const seen = (await headmaster.call(listWhiteboard, { params })).data.find(({ id }) => id === shared.id);
  expect(seen?.may).toEqual({ write: false, remove: true });
  expect((await save(shared.id, { title: 'Theirs' }, headmaster)).key).toBe('whiteboard_item_not_yours');
  expect((await remove(own.id, headmaster)).key).toBe('whiteboard_item_not_found');
  expect((await remove(shared.id, stranger)).status).toBe(404);
  expect((await remove(shared.id, headmaster)).status).toBe(200);
});

it('is changed by its author, who is told of another window, and taken away', async () => {
  const { data } = await create({ title: 'Chalk', is_shared: true });
  expect((await save(data.id, { title: 'No chalk', since: 1 })).data).toMatchObject({ title: 'No chalk', version: 2 });
  expect((await save(data.id, { title: 'Old', since: 1 })).key).toBe('whiteboard_saved_meanwhile');
  expect(await seenBy(caterer)).not.toContain(`${data.id} false`);
  expect((await remove(data.id)).status).toBe(200);
  expect((await remove(data.id)).key).toBe('whiteboard_item_not_found');
});

it('faults are told by key', async () => {
  expect((await create({})).key).toBe('whiteboard_title_required');
  expect((await create({ title: 'x'.repeat(256) })).key).toBe('error.event_title.long_expand');
  expect((await create({ title: 'x', description: 'x'.repeat(20_001) })).key).toBe(
    'error.event_description.long_expand',
  );
});

it('has room for so many items of one person', async () => {
  const author = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  const client = await school.enter(author);
  await school.db.pool.query(
    `insert into journal.whiteboard_item (school_id, title, created_by)
     select 1, 'Number ' || number, $1 from generate_series(2, $2::int) as number`,
    [author.person_id, OWN_ITEMS_MAX],
  );
  expect((await create({ title: 'The last one' }, client)).status).toBe(200);
  expect((await create({ title: 'One more' }, client)).key).toBe('whiteboard_full');
});

it('is no place for families and guests, nor for another school', async () => {
  const { data } = await create({ title: 'Chalk', is_shared: true });
  for (const role of ['student', 'parent', 'participant'] as const) {
    const client = await enter(role);
    expect((await client.call(listWhiteboard, { params })).key).toBe('not_allowed_action');
    expect((await create({ title: 'x' }, client)).key).toBe('not_allowed_action');
    expect((await remove(data.id, client)).key).toBe('not_allowed_action');
  }
  const away = await enter('teacher', 2);
  expect((await away.call(listWhiteboard, { params })).status).toBe(404);
  expect((await away.call(deleteWhiteboardItem, { params: { schoolId: 2, itemId: data.id } })).key).toBe(
    'whiteboard_item_not_found',
  );
});
