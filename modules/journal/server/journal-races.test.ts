import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '#platform/contract/dates.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { statementsOf } from '#platform/testing/counting-statements.ts';
import { type MadeJournal, makeJournal } from '#platform/testing/journals.ts';
import { makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createEvent } from '../contract/create-event.ts';
import { deleteAssessment } from '../contract/delete-assessment.ts';
import { deleteEvent } from '../contract/delete-event.ts';
import { getTable } from '../contract/get-table.ts';
import { saveAssessment } from '../contract/save-assessment.ts';
import { saveCells, type WrittenCell } from '../contract/save-cells.ts';

const ROUNDS = process.env.TEST_FULL ? 100 : 10;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

let school: StartedApp;
let teacher: { person_id: number; client: TestClient };
let colleague: { person_id: number; client: TestClient };
let today: string;

const enter = async () => {
  const { person_id, role_id } = await makeMember(school.db, { school_id: 1, role: 'teacher' });
  return { person_id, client: await school.enter({ person_id, role_id }) };
};

beforeAll(async () => {
  school = await startApp();
  teacher = await enter();
  colleague = await enter();
  today = dayIn('Europe/Tallinn', school.clock());
});
afterAll(() => school.stop());

/** A journal that two teach. */
async function taughtByTwo(): Promise<MadeJournal> {
  const made = await makeJournal(school.db, { school_id: 1, teacher_id: teacher.person_id });
  await school.db.pool.query('insert into journal.teacher (journal_id, person_id) values ($1, $2)', [
    made.journal_id,
    colleague.person_id,
  ]);
  return made;
}

/** More pupils in a journal; answers all of them. */
async function withPupils({ journal_id, student_id }: MadeJournal, count: number): Promise<number[]> {
  const { rows } = await school.db.pool.query<{ person_id: number }>(
    `with made as (
       insert into people.person (firstname, lastname) select 'Pupil', 'Number ' || place from generate_series(2, $2::int) as place
       returning id)
     insert into journal.student (journal_id, person_id, joined_on) select $1, id, '2020-09-01' from made returning person_id`,
    [journal_id, count],
  );
  return [student_id, ...rows.map(({ person_id }) => person_id)];
}

const save = ({ client }: { client: TestClient }, id: number, cells: WrittenCell[]) =>
  client.call(saveCells, { params: { id }, body: { cells } });
const table = async (id: number) => (await teacher.client.call(getTable, { params: { id } })).data;
const lock = (id: number) =>
  school.db.pool.query('update journal.journal set locked_at = now(), locked_by = $2 where id = $1', [
    id,
    teacher.person_id,
  ]);

describe('at the same moment', () => {
  it('two teachers write the same cell: one wins, and the other is told', async () => {
    const { journal_id, event_id, student_id } = await taughtByTwo();
    let since = 0;
    for (const round of rounds) {
      const [mine, yours] = round % 2 === 0 ? ['5', '4'] : ['3', '2'];
      const told = await Promise.all([
        save(teacher, journal_id, [{ event_id, student_id, value: mine, since }]),
        save(colleague, journal_id, [{ event_id, student_id, value: yours, since }]),
      ]);
      expect(told.map(({ key }) => key).sort()).toEqual(['cell_saved_meanwhile', undefined]);
      since += 1;
      const won = told[0].key === undefined ? mine : yours;
      expect((await table(journal_id)).lessons[0]?.cells).toEqual([{ student_id, value: won, version: since }]);
    }
  });

  it('two who write down the same columns in another order never wait for each other', async () => {
    const made = await taughtByTwo();
    const pupils = await withPupils(made, 8);
    for (const round of rounds) {
      const value = round % 2 === 0 ? '5' : '4';
      const cells = pupils.flatMap((student_id) => [
        { event_id: made.event_id, student_id, value },
        { assessment_id: made.assessment_id, student_id, value },
      ]);
      const told = await Promise.all([
        save(teacher, made.journal_id, cells),
        save(colleague, made.journal_id, cells.toReversed()),
      ]);
      expect(told.map(({ status }) => status)).toEqual([200, 200]);
    }
    // The second of each pair changed nothing any more.
    const { lessons, assessments } = await table(made.journal_id);
    for (const { cells } of [...lessons, ...assessments])
      expect(cells.map(({ version }) => version)).toEqual(pupils.map(() => ROUNDS));
  });

  it('a grade and the end of its lesson or assessment: the grade stays, or it comes too late', async () => {
    for (const round of rounds) {
      const { journal_id, event_id, assessment_id, student_id } = await taughtByTwo();
      const isLesson = round % 2 === 0;
      const [graded, deleted] = await Promise.all([
        save(teacher, journal_id, [{ ...(isLesson ? { event_id } : { assessment_id }), student_id, value: '5' }]),
        isLesson
          ? colleague.client.call(deleteEvent, { params: { id: journal_id, eventId: event_id } })
          : colleague.client.call(deleteAssessment, { params: { id: journal_id, assessmentId: assessment_id } }),
      ]);
      const refused = isLesson ? 'has_linked_grades' : 'task_has_grades';
      expect([
        [undefined, refused],
        ['column_not_found', undefined],
      ]).toContainEqual([graded.key, deleted.key]);
      const { lessons, assessments } = await table(journal_id);
      expect((isLesson ? lessons : assessments)[0]?.cells.length ?? 0).toBe(graded.key === undefined ? 1 : 0);
    }
  });

  it('points and a smaller maximum never both hold', async () => {
    const { journal_id: id, assessment_id, student_id } = await taughtByTwo();
    const limit = (max_points: number) =>
      colleague.client.call(saveAssessment, {
        params: { id, assessmentId: assessment_id },
        body: { title: 'Test', assessed_on: today, max_points },
      });
    for (const _ of rounds) {
      await limit(20);
      await save(teacher, id, [{ assessment_id, student_id, points: null }]);
      const told = await Promise.all([limit(10), save(teacher, id, [{ assessment_id, student_id, points: 15 }])]);
      expect([
        ['points_above_max', undefined],
        [undefined, 'points_too_many'],
      ]).toContainEqual(told.map(({ key }) => key));
    }
  });

  it('the lock of a journal and what is written in it: all of it before, nothing after', async () => {
    for (const _ of rounds) {
      const { journal_id: id, event_id, student_id } = await taughtByTwo();
      const lesson = { title: 'Late', event_date: today, lesson_number: 3, lesson_type_id: 1 };
      const [graded, entered] = await Promise.all([
        save(teacher, id, [{ event_id, student_id, value: '5' }]),
        colleague.client.call(createEvent, { params: { id }, body: lesson }),
        lock(id),
      ]);
      for (const { key } of [graded, entered]) expect([undefined, 'journal_locked']).toContain(key);
      const { lessons } = await table(id);
      expect(lessons).toHaveLength(entered.key === undefined ? 2 : 1);
      expect(lessons.flatMap(({ cells }) => cells)).toHaveLength(graded.key === undefined ? 1 : 0);
      expect((await save(teacher, id, [{ event_id, student_id, value: '4' }])).key).toBe('journal_locked');
    }
  });

  it('a double click is one lesson', async () => {
    const { journal_id: id } = await taughtByTwo();
    const body = { title: 'Once', event_date: today, lesson_number: 4, lesson_type_id: 1 };
    for (const round of rounds) {
      const headers = { 'idempotency-key': `lesson-${id}-${round}` };
      const told = await Promise.all(
        [1, 2, 3].map(() => teacher.client.call(createEvent, { params: { id }, body }, { headers })),
      );
      expect(new Set(told.map(({ data }) => data.id)).size).toBe(1);
    }
    expect((await table(id)).lessons.filter(({ title }) => title === 'Once')).toHaveLength(ROUNDS);
  });
});

it('500 cells cost as many statements as one', async () => {
  const made = await taughtByTwo();
  const pupils = await withPupils(made, 250);
  const cells = (value: string) =>
    pupils.flatMap((student_id) => [
      { event_id: made.event_id, student_id, value },
      { assessment_id: made.assessment_id, student_id, value },
    ]);
  const costOf = (written: WrittenCell[]) =>
    statementsOf(async () => expect((await save(teacher, made.journal_id, written)).status).toBe(200));
  // The first one has its plans made.
  await costOf(cells('3').slice(0, 1));
  const one = await costOf(cells('4').slice(0, 1));
  expect(await costOf(cells('5'))).toBe(one);
  expect(await costOf(cells('4'))).toBe(one);
  expect(one).toBeLessThanOrEqual(20);
});
