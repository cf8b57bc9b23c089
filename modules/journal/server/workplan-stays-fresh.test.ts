import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeJournal } from '#platform/testing/journals.ts';
import { makeMember } from '#platform/testing/make.ts';
import { connectAs } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { expectStaysFresh } from '#platform/testing/stays-fresh.ts';
import { chooseWorkplan } from '../contract/choose-workplan.ts';
import { createWorkplan } from '../contract/create-workplan.ts';
import { getJournalData } from '../contract/get-journal-data.ts';
import { getKeptWorkplan } from '../contract/get-kept-workplan.ts';
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
});
