import { afterAll, beforeAll, describe, it } from 'vitest';
import { dayIn } from '#platform/contract/dates.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { type MadeJournal, makeJournal } from '#platform/testing/journals.ts';
import { makeMember } from '#platform/testing/make.ts';
import { connectAs } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { expectStaysFresh } from '#platform/testing/stays-fresh.ts';
import { createAssessment } from '../contract/create-assessment.ts';
import { createEvent } from '../contract/create-event.ts';
import { createHomework } from '../contract/create-homework.ts';
import { deleteHomework } from '../contract/delete-homework.ts';
import { getTable } from '../contract/get-table.ts';
import { listJournals } from '../contract/list-journals.ts';
import { saveCells } from '../contract/save-cells.ts';
import { reactions } from '../web/data/reactions.ts';

let school: StartedApp;
let url: string;
let teacher: TestClient;
let made: MadeJournal;
let today: string;

beforeAll(async () => {
  school = await startApp({ hasSockets: true });
  url = await school.listen();
  const member = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  teacher = await school.enter(member);
  made = await makeJournal(school.db, { school_id: 1, teacher_id: member.person_id });
  today = dayIn('Europe/Tallinn', school.clock());
});
afterAll(() => school.stop());

/** Everything that a teacher does in a week. */
async function teach(): Promise<void> {
  const params = { id: made.journal_id };
  await teacher.call(createEvent, {
    params,
    body: { title: 'Vectors', event_date: today, lesson_number: 4, lesson_type_id: 1 },
  });
  await teacher.call(saveCells, {
    params,
    body: { cells: [{ event_id: made.event_id, student_id: made.student_id, attendance: 'late', value: '4' }] },
  });
  await teacher.call(createAssessment, { params, body: { title: 'Essay', assessed_on: today } });
  await teacher.call(createHomework, { params, body: { description: 'Read on', due_on: today } });
  await teacher.call(deleteHomework, { params: { ...params, homeworkId: made.homework_id } });
}

describe('a journal that was opened before', () => {
  it('shows the headmaster what its teacher writes', async () => {
    const reader = await school.enter(await makeMember(school.db, { school_id: 1, role: 'headmaster' }));
    await expectStaysFresh({
      reader,
      socket: await connectAs(url, reader),
      reactions,
      shown: [{ endpoint: getTable, input: { params: { id: made.journal_id } } }],
      act: teach,
    });
  });

  it('shows its teacher what was written on another device, and in the list what is missing no more', async () => {
    await expectStaysFresh({
      reader: teacher,
      socket: await connectAs(url, teacher),
      reactions,
      shown: [
        { endpoint: getTable, input: { params: { id: made.journal_id } } },
        { endpoint: listJournals, input: {} },
      ],
      act: teach,
    });
  });
});
