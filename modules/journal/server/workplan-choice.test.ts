import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { makeJournal } from '#platform/testing/journals.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { chooseWorkplan } from '../contract/choose-workplan.ts';
import { createEvent } from '../contract/create-event.ts';
import { createWorkplan } from '../contract/create-workplan.ts';
import { deleteEvent } from '../contract/delete-event.ts';
import { deleteWorkplan } from '../contract/delete-workplan.ts';
import { getJournalData } from '../contract/get-journal-data.ts';
import { getKeptWorkplan } from '../contract/get-kept-workplan.ts';
import { getTable } from '../contract/get-table.ts';
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
const journalOf = async ({ person_id } = teacher) =>
  (await makeJournal(school.db, { school_id: 1, teacher_id: person_id })).journal_id;
const teach = async (id: number, workplan_lesson_id: number) => {
  const today = school.clock().toISOString().slice(0, 10);
  const body = { title: 'By the plan', event_date: today, lesson_number: 3, lesson_type_id: 1, workplan_lesson_id };
  return teacher.client.call(createEvent, { params: { id }, body });
};

describe('a journal and its workplan', () => {
  it('is chosen by a teacher of the journal, and the first lesson is proposed', async () => {
    const [id, plan] = [await journalOf(), await create()];
    expect((await choose(id, plan.id, teacher, null)).data).toEqual({ workplan_id: plan.id });
    const { data } = await teacher.client.call(getJournalData, { params: { id } });
    expect(data.proposal.workplan_lesson).toMatchObject({ name: 'Sine', description: 'Pages 8 to 10' });
    expect((await teacher.client.call(getTable, { params: { id } })).data.journal).toMatchObject({
      workplan: { id: plan.id, name: 'Trigonometry' },
      may: { plan: true },
    });
    expect((await choose(id, null, teacher, null)).key).toBe('journal_saved_meanwhile');
    expect((await choose(id, null, headmaster, plan.id)).data).toEqual({ workplan_id: null });
  });

  it('is chosen by nobody else, and not while the journal is locked', async () => {
    const [id, plan, hidden] = [await journalOf(), await create({ is_shared: true }), await create({}, colleague)];
    expect(await choose(id, plan.id, colleague)).toMatchObject({ key: 'journal_not_found', status: 404 });
    expect(await choose(id, hidden.id)).toMatchObject({ key: 'workplan_not_found', status: 404 });
    expect((await choose(id, plan.id, await enter('caterer'))).key).toBe('not_allowed_action');
    await school.db.pool.query('update journal.journal set locked_at = now(), locked_by = created_by where id = $1', [
      id,
    ]);
    expect((await choose(id, plan.id)).key).toBe('journal_locked');
    expect((await choose(id, plan.id, headmaster)).key).toBe('journal_locked');
  });

  it('keeps a plan that it follows, and a lesson that was made from it', async () => {
    const [id, plan] = [await journalOf(), await create()];
    const sine = plan.blocks[0]?.lessons[0]?.id ?? 0;
    await choose(id, plan.id);
    expect(await remove(plan.id)).toMatchObject({ key: 'workplan_in_use', status: 409 });
    const { data: lesson } = await teach(id, sine);
    expect((await read(plan.id)).data.blocks[0]?.lessons[0]?.taught_count).toBe(1);
    expect(await save(plan.id, { name: 'Emptied', blocks: [] })).toMatchObject({
      key: 'workplan_lesson_taught',
      status: 409,
    });
    expect((await read(plan.id)).data).toEqual({
      ...plan,
      journal_count: 1,
      journals: expect.anything(),
      blocks: expect.anything(),
    });
    await choose(id, null);
    expect((await remove(plan.id)).key).toBe('workplan_in_use');
    // A lesson that was deleted holds nothing back.
    await teacher.client.call(deleteEvent, { params: { id, eventId: lesson.id } });
    expect((await save(plan.id, { name: 'Emptied', blocks: [] })).status).toBe(200);
    expect((await remove(plan.id)).status).toBe(200);
  });

  it('a lesson is taught or taken out of the plan, never both', async () => {
    const id = await journalOf();
    for (let round = 0; round < 10; round += 1) {
      const plan = await create();
      await choose(id, plan.id);
      const [taught, emptied] = await Promise.all([
        teach(id, plan.blocks[0]?.lessons[0]?.id ?? 0),
        save(plan.id, { name: 'Emptied', blocks: [] }),
      ]);
      const keys = [taught.key, emptied.key].filter((key) => key !== undefined);
      expect(keys).toHaveLength(1);
      expect(['error.workplan_lesson.unknown', 'workplan_lesson_taught']).toContain(keys[0]);
    }
  });
});
