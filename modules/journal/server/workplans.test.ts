import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadFile } from '#platform/contract/file-upload.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { makeJournal } from '#platform/testing/journals.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { chooseWorkplan } from '../contract/choose-workplan.ts';
import { createWorkplan } from '../contract/create-workplan.ts';
import { deleteWorkplan } from '../contract/delete-workplan.ts';
import { getKeptWorkplan } from '../contract/get-kept-workplan.ts';
import { listWorkplans } from '../contract/list-workplans.ts';
import { saveWorkplan } from '../contract/save-workplan.ts';
import type { KeptWorkplan, WrittenWorkplan } from '../contract/workplan-shapes.ts';

type Somebody = { person_id: number; client: TestClient };
let school: StartedApp;
let teacher: Somebody;
let colleague: Somebody;
let headmaster: Somebody;

const enter = async (role: 'teacher' | 'headmaster' | 'caterer' | 'admin', school_id = 1): Promise<Somebody> => {
  const member = await makeMember(school.db, { school_id, role });
  return { person_id: member.person_id, client: await school.enter(member) };
};

beforeAll(async () => {
  school = await startApp();
  [teacher, colleague, headmaster] = [await enter('teacher'), await enter('teacher'), await enter('headmaster')];
});
afterAll(() => school.stop());

const PLAN: WrittenWorkplan = {
  name: ' Trigonometry ',
  blocks: [
    { name: 'Triangles', lessons: [{ name: 'Sine', description: 'Pages 8 to 10' }, { name: 'Cosine' }] },
    { name: 'Circles', lessons: [{ name: 'Arc' }] },
  ],
};
const create = async (more: Partial<WrittenWorkplan> = {}, { client } = teacher): Promise<KeptWorkplan> =>
  (await client.call(createWorkplan, { params: { schoolId: 1 }, body: { ...PLAN, ...more } })).data;
const save = (workplanId: number, body: WrittenWorkplan & { since?: number }, { client } = teacher) =>
  client.call(saveWorkplan, { params: { schoolId: 1, workplanId }, body });
const remove = (workplanId: number, { client } = teacher) =>
  client.call(deleteWorkplan, { params: { schoolId: 1, workplanId } });
const read = (workplanId: number, { client } = teacher) =>
  client.call(getKeptWorkplan, { params: { schoolId: 1, workplanId } });
const choose = (id: number, workplan_id: number | null, { client } = teacher, since?: number | null) =>
  client.call(chooseWorkplan, { params: { id }, body: { workplan_id, ...(since !== undefined && { since }) } });
const listed = async ({ client }: Somebody, search = 'trigonometry') =>
  (await client.call(listWorkplans, { params: { schoolId: 1 }, query: { search } })).data.workplans.map(({ id }) => id);
const outline = ({ blocks }: KeptWorkplan) =>
  blocks.map(({ name, lessons }) => [name, ...lessons.map((one) => one.name)]);
describe('a workplan', () => {
  it('is written whole, and changed whole: things move, come and go, and keep their ids', async () => {
    const plan = await create();
    expect(plan).toMatchObject({ name: 'Trigonometry', version: 1, lesson_count: 3, is_shared: false, file: null });
    expect(outline(plan)).toEqual([
      ['Triangles', 'Sine', 'Cosine'],
      ['Circles', 'Arc'],
    ]);
    const [triangles, circles] = plan.blocks;
    const [sine, cosine] = triangles?.lessons ?? [];
    const body: WrittenWorkplan = {
      name: 'Angles',
      description: 'All of them',
      is_shared: true,
      class_level_id: plan.levels[0]?.id ?? null,
      blocks: [
        { id: circles?.id, name: 'Circles first', lessons: [{ name: 'Chord' }, { id: sine?.id, name: 'Sine again' }] },
        { name: 'New', lessons: [{ id: cosine?.id, name: 'Cosine', description: 'With a ruler' }] },
      ],
    } as WrittenWorkplan;
    const { data } = await save(plan.id, { ...body, since: 1 });
    expect(data).toMatchObject({ name: 'Angles', version: 2, is_shared: true, class_level: plan.levels[0]?.name });
    expect(outline(data)).toEqual([
      ['Circles first', 'Chord', 'Sine again'],
      ['New', 'Cosine'],
    ]);
    expect(data.blocks[0]?.id).toBe(circles?.id);
    expect(data.blocks[0]?.lessons[1]?.id).toBe(sine?.id);
    expect((await read(plan.id)).data).toEqual(data);
    // What was not sent stays.
    expect((await save(plan.id, { name: 'Angles', blocks: [] })).data).toMatchObject({
      description: 'All of them',
      is_shared: true,
      class_level: plan.levels[0]?.name,
      blocks: [],
    });
    expect((await remove(plan.id)).status).toBe(200);
    expect(await remove(plan.id)).toMatchObject({ key: 'workplan_not_found', status: 404 });
  });

  it('is saved over the version that was seen, and once for a double click', async () => {
    const plan = await create();
    expect((await save(plan.id, { ...PLAN, blocks: [], since: 1 })).status).toBe(200);
    expect(await save(plan.id, { ...PLAN, blocks: [], since: 1 })).toMatchObject({
      key: 'workplan_saved_meanwhile',
      status: 409,
    });
    const click = () =>
      teacher.client.call(
        createWorkplan,
        { params: { schoolId: 1 }, body: { ...PLAN, name: 'Clicked twice' } },
        { headers: { 'idempotency-key': 'workplan-click' } },
      );
    await Promise.all([click(), click()]);
    expect(await listed(teacher, 'clicked twice')).toHaveLength(1);
    const [first, second] = await Promise.all([1, 2].map(() => save(plan.id, { ...PLAN, blocks: [], since: 2 })));
    expect([first?.status, second?.status].sort()).toEqual([200, 409]);
  });

  it('is private until it is shared; its author and the leaders write it', async () => {
    const plan = await create();
    expect(await listed(teacher)).toContain(plan.id);
    expect(await listed(headmaster)).toContain(plan.id);
    expect(await listed(colleague)).not.toContain(plan.id);
    expect(await read(plan.id, colleague)).toMatchObject({ key: 'workplan_not_found', status: 404 });
    expect((await save(plan.id, PLAN, colleague)).key).toBe('workplan_not_found');
    await save(plan.id, { ...PLAN, is_shared: true, blocks: [] });
    expect(await listed(colleague)).toContain(plan.id);
    expect((await read(plan.id, colleague)).data.may).toEqual({ write: false });
    expect(await save(plan.id, PLAN, colleague)).toMatchObject({ key: 'workplan_not_yours', status: 403 });
    expect((await remove(plan.id, colleague)).key).toBe('workplan_not_yours');
    expect((await save(plan.id, PLAN, headmaster)).status).toBe(200);
  });

  it('has a file, which is the writer’s own upload and is let out to whoever reads the plan', async () => {
    const upload = async ({ client }: Somebody) =>
      (
        await client.call(
          uploadFile,
          { query: { school_id: 1 }, body: { app_name: 'workplan' } },
          { file: { name: 'plan.txt', bytes: new TextEncoder().encode('Sine\nCosine\n') } },
        )
      ).data.id;
    const file_id = await upload(teacher);
    const plan = await create({ file_id, is_shared: true });
    expect(plan.file).toMatchObject({ id: file_id, file_name: 'plan.txt' });
    expect((await save(plan.id, { name: 'x', blocks: [], file_id })).data.file?.id).toBe(file_id);
    const foreign = await upload(colleague);
    expect((await save(plan.id, { name: 'x', blocks: [], file_id: foreign })).key).toBe(
      'error.file.invalid_attachments',
    );
    const next = await upload(teacher);
    expect((await save(plan.id, { name: 'x', blocks: [], file_id: next })).data.file?.id).toBe(next);
    expect((await read(plan.id, colleague)).data.file?.id).toBe(next);
    expect((await save(plan.id, { name: 'x', blocks: [], file_id: null })).data.file).toBeNull();
  });

  it('faults are told by key', async () => {
    const plan = await create();
    const other = await create();
    const foreign = [{ id: other.blocks[0]?.id ?? 0, name: 'Mine now', lessons: [] }];
    expect(await save(plan.id, { name: 'x', blocks: foreign })).toMatchObject({
      key: 'workplan_part_not_found',
      status: 404,
    });
    expect((await save(plan.id, { name: ' ', blocks: [] })).key).toBe('workplan_name_required');
    expect((await save(plan.id, { name: 'x', blocks: [{ name: '', lessons: [] }] })).key).toBe(
      'workplan_block_name_required',
    );
    const { rows } = await school.db.pool.query<{ id: number }>(
      'select max(id) as id from people.class_level where school_id = 2',
    );
    expect((await save(plan.id, { name: 'x', blocks: [], class_level_id: rows[0]?.id ?? 0 })).key).toBe(
      'workplan_level_unknown',
    );
  });
});

it('each school has its own', async () => {
  const plan = await create({ is_shared: true });
  const away = await enter('admin', 2);
  const foreign = { params: { schoolId: 2, workplanId: plan.id } };
  expect((await away.client.call(getKeptWorkplan, foreign)).key).toBe('workplan_not_found');
  expect((await away.client.call(saveWorkplan, { ...foreign, body: PLAN })).key).toBe('workplan_not_found');
  expect((await away.client.call(deleteWorkplan, foreign)).key).toBe('workplan_not_found');
  expect((await away.client.call(listWorkplans, { params: { schoolId: 1 } })).status).toBe(404);
  const theirs = await enter('teacher', 2);
  const { journal_id } = await makeJournal(school.db, { school_id: 2, teacher_id: theirs.person_id });
  expect((await choose(journal_id, plan.id, theirs)).key).toBe('workplan_not_found');
  expect((await choose(journal_id, plan.id)).key).toBe('journal_not_found');
});
