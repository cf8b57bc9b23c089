import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '#platform/testing/client.ts';
import { type MadeJournal, makeJournal } from '#platform/testing/journals.ts';
import { makeMember } from '#platform/testing/make.ts';
import { connectAs } from '#platform/testing/socket.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { expectStaysFresh } from '#platform/testing/stays-fresh.ts';
import { listCreditRanges } from '../contract/list-credit-ranges.ts';
import { listGrades } from '../contract/list-grades.ts';
import { listResults } from '../contract/list-results.ts';
import { saveCells, type WrittenCell } from '../contract/save-cells.ts';
import { saveCreditRange } from '../contract/save-credit-range.ts';
import { reactions } from '../web/data/reactions.ts';

let school: StartedApp;
let url: string;
let teacher: TestClient;
let teacher_id: number;
let made: MadeJournal;

const enter = async (role: 'teacher' | 'headmaster' | 'admin' | 'parent', school_id = 1) =>
  school.enter(await makeMember(school.db, { school_id, role }));

beforeAll(async () => {
  school = await startApp({ hasSockets: true });
  url = await school.listen();
  const person = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  teacher_id = person.person_id;
  teacher = await school.enter(person);
  made = await makeJournal(school.db, { school_id: 1, teacher_id, is_point_based: true });
});
afterAll(() => school.stop());

const resultsFor = (client: TestClient, id = made.journal_id) => client.call(listResults, { params: { id } });
const write = (cell: Partial<WrittenCell>) => {
  const { student_id, journal_id: id } = made;
  return teacher.call(saveCells, { params: { id }, body: { cells: [{ student_id, ...cell }] } });
};
const inLesson = (points: number | null) => write({ event_id: made.event_id, points });
const inTest = (points: number | null) => write({ assessment_id: made.assessment_id, points });

it('points come to the value of the credit range in which they lie, a hundred to that of the last one', async () => {
  const { student_id } = made;
  const credits = async () => (await resultsFor(teacher)).data;
  expect(await credits()).toEqual([]);
  await inLesson(5);
  expect(await credits()).toEqual([{ student_id, percent: 50, credit: '3' }]);
  await inLesson(10);
  await inTest(20);
  expect(await credits()).toEqual([{ student_id, percent: 100, credit: '5' }]);
  await inTest(8.5);
  expect(await credits()).toEqual([{ student_id, percent: 62, credit: '3' }]);
  await inTest(null);
  expect(await credits()).toEqual([{ student_id, percent: 100, credit: '5' }]);
});

it('what is not to count is left out, and a pupil with nothing else has no result', async () => {
  const { student_id, assessment_id } = made;
  const counts = (is_in_aggregate: boolean) =>
    school.db.pool.query('update journal.assessment set is_in_aggregate = $2 where id = $1', [
      assessment_id,
      is_in_aggregate,
    ]);
  await inLesson(5);
  await inTest(20);
  await counts(false);
  expect((await resultsFor(teacher)).data).toEqual([{ student_id, percent: 50, credit: '3' }]);
  await inLesson(null);
  expect((await resultsFor(teacher)).data).toEqual([]);
  await counts(true);
  await inLesson(10);
  await inTest(null);
});

it('a pupil reads the same in the diary', async () => {
  const { student_id, journal_id } = made;
  const { rows } = await school.db.pool.query<{ id: number }>('select id from people.role where person_id = $1', [
    student_id,
  ]);
  const pupil = await school.enter({ person_id: student_id, role_id: rows[0]?.id ?? 0 });
  const { data } = await pupil.call(listGrades, { params: { studentId: student_id }, query: { school_id: 1 } });
  expect(data.find(({ id }) => id === journal_id)).toMatchObject({ percent: 100, credit: '5' });
  expect((await resultsFor(pupil)).status).toBe(403);
});

it('a journal without points has no such results', async () => {
  const graded = await makeJournal(school.db, { school_id: 1, teacher_id });
  expect((await resultsFor(teacher, graded.journal_id)).data).toEqual([]);
});

it('they are for those who may open the journal, and the ranges for administrators alone', async () => {
  expect((await resultsFor(await enter('headmaster'))).data).toHaveLength(1);
  for (const stranger of [await enter('teacher'), await enter('headmaster', 2), await enter('teacher', 2)])
    expect(await resultsFor(stranger)).toMatchObject({ key: 'journal_not_found', status: 404 });
  expect((await resultsFor(await enter('parent'))).status).toBe(403);
  expect((await teacher.call(listCreditRanges, { params: { schoolId: 1 } })).status).toBe(403);
});

it('an open table shows other points, and other values of them', async () => {
  const reader = await enter('headmaster');
  const admin = await enter('admin');
  const shown = [{ endpoint: listResults, input: { params: { id: made.journal_id } } }];
  const socket = await connectAs(url, reader);
  await expectStaysFresh({ reader, socket, reactions, shown, act: () => inTest(5) });
  const ranges = (await admin.call(listCreditRanges, { params: { schoolId: 1 } })).data;
  const range = ranges.find(({ value }) => value === '3');
  await expectStaysFresh({
    reader,
    socket,
    reactions,
    shown,
    act: () =>
      admin.call(saveCreditRange, {
        params: { schoolId: 1, rangeId: range?.id ?? 0 },
        body: { from: 50, to: 75, value: 'good' },
      }),
  });
});
