import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeJournal } from '#platform/testing/journals.ts';
import { makeMember } from '#platform/testing/make.ts';
import { connectAs } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { expectStaysFresh } from '#platform/testing/stays-fresh.ts';
import { chooseWorkplan } from '../contract/choose-workplan.ts';
import { createWorkplan } from '../contract/create-workplan.ts';
import { workplansChanged } from '../contract/facts.ts';
import { getJournalData } from '../contract/get-journal-data.ts';
import { getKeptWorkplan } from '../contract/get-kept-workplan.ts';
import { getTable } from '../contract/get-table.ts';
import { getWorkplan } from '../contract/get-workplan.ts';
import { listWorkplans } from '../contract/list-workplans.ts';
import { saveWorkplan } from '../contract/save-workplan.ts';
import { reactions } from '../web/data/reactions.ts';

let school: StartedApp;
let url: string;

beforeAll(async () => {
  school = await startApp({ hasSockets: true });
  url = await school.listen();
});
afterAll(() => school.stop());

it('shows a teacher and a colleague what becomes of a plan', async () => {
  const teacher = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  const author = await school.enter(teacher);
  const reader = await school.enter(await makeMember(school.db, { school_id: 1, role: 'teacher' }));
  const { journal_id: id } = await makeJournal(school.db, { school_id: 1, teacher_id: teacher.person_id });
  const body = { name: 'Waves', is_shared: true, blocks: [{ name: 'First', lessons: [{ name: 'Sine' }] }] };
  const { data } = await author.call(createWorkplan, { params: { schoolId: 1 }, body });
  const params = { schoolId: 1, workplanId: data.id };
  await expectStaysFresh({
    reader,
    socket: await connectAs(url, reader),
    reactions,
    shown: [
      { endpoint: listWorkplans, input: { params: { schoolId: 1 }, query: { search: 'waves' } } },
      { endpoint: getKeptWorkplan, input: { params } },
    ],
    act: () => author.call(saveWorkplan, { params, body: { ...body, name: 'Waves and circles', blocks: [] } }),
  });
  await expectStaysFresh({
    reader: author,
    socket: await connectAs(url, author),
    reactions,
    shown: [
      { endpoint: getWorkplan, input: { params: { id } } },
      { endpoint: getJournalData, input: { params: { id } } },
    ],
    act: async () => {
      const { status } = await author.call(chooseWorkplan, { params: { id }, body: { workplan_id: data.id } });
      expect(status).toBe(200);
    },
  });
  // The table says the name of the plan that it follows.
  await expectStaysFresh({
    reader: author,
    socket: await connectAs(url, author),
    reactions,
    shown: [{ endpoint: getTable, input: { params: { id } } }],
    act: () => author.call(saveWorkplan, { params, body: { ...body, name: 'Circles', blocks: [] } }),
  });
});

it('tells of a plan of one’s own nobody but those who may read it', async () => {
  const enter = async (role: 'teacher' | 'headmaster') => {
    const made = await makeMember(school.db, { school_id: 1, role });
    const client = await school.enter(made);
    return { ...made, client, socket: await connectAs(url, client) };
  };
  const [author, colleague, stranger] = [await enter('teacher'), await enter('teacher'), await enter('teacher')];
  const leader = await enter('headmaster');
  const before = stranger.socket.frames.length;
  const { journal_id } = await makeJournal(school.db, { school_id: 1, teacher_id: colleague.person_id });
  const here = { schoolId: 1 };
  const body = { name: 'Own', is_shared: false, blocks: [] };
  const { data } = await author.client.call(createWorkplan, { params: here, body });
  await school.db.pool.query('update journal.journal set workplan_id = $2 where id = $1', [journal_id, data.id]);
  const params = { ...here, workplanId: data.id };
  const shown = [{ endpoint: listWorkplans, input: { params: here, query: { search: 'own' } } }];
  for (const { client: reader, socket } of [author, colleague, leader])
    await expectStaysFresh({
      reader,
      socket,
      reactions,
      shown,
      act: () => author.client.call(saveWorkplan, { params, body: { ...body, name: `Own ${Math.random()}` } }),
    });
  const heard = stranger.socket.frames.slice(before).map(({ action }) => action);
  expect(heard).not.toContain(workplansChanged.name);
});
