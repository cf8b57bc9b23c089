import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endRole } from '#modules/people/contract/end-role.ts';
import { giveRole } from '#modules/people/contract/give-role.ts';
import { dayIn } from '#platform/contract/dates.ts';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { statementsOf } from '#platform/testing/counting-statements.ts';
import { makeJournal } from '#platform/testing/journals.ts';
import { makeClass, makeMember, makeRole, makeSchool } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { tellNobody } from '#platform/testing/tell-nobody.ts';
import { createEvent } from '../contract/create-event.ts';
import { createJournal } from '../contract/create-journal.ts';
import { getDiary } from '../contract/get-diary.ts';
import { getJournalSettings } from '../contract/get-journal-settings.ts';
import { getTable } from '../contract/get-table.ts';
import { turnDay } from '../contract/jobs.ts';
import { listJournalStudents } from '../contract/list-journal-students.ts';
import { saveCells } from '../contract/save-cells.ts';
import { saveJournalSettings } from '../contract/save-journal-settings.ts';
import { shiftedDay } from '../rules/shifted-day.ts';
import { followCalendar } from './roster-store.ts';

const DAY_SECONDS = 86_400;

let school: StartedApp;
let admin: TestClient;
let teacher: { person_id: number; role_id: number; client: TestClient };
let class_id: number;
let journal_id: number;

const today = (days = 0): string => shiftedDay(dayIn('Europe/Tallinn', school.clock()), days);

beforeAll(async () => {
  school = await startApp();
});
// A session does not outlive the days that pass in between, and each story has a class of its own.
beforeEach(async () => {
  school.clock.follow();
  await enter();
  class_id = (await makeClass(school.db, 1)).class_id;
  const { data } = await admin.call(createJournal, {
    params: { schoolId: 1 },
    body: {
      title: 'Music',
      icon: 'book',
      type: 'default',
      is_point_based: false,
      individual: false,
      name_first: false,
      class_id,
      course_id: null,
      teacher_ids: [teacher.person_id],
      student_ids: [],
      slots: [],
    },
  });
  journal_id = data.id;
});
afterAll(() => school.stop());

const enter = async () => {
  admin = await school.enter(await makeMember(school.db, { school_id: 1, role: 'admin' }));
  const made = teacher ?? (await makeMember(school.db, { school_id: 1, role: 'teacher' }));
  teacher = { ...made, client: await school.enter(made) };
};
const pupil = (dates: { starts_on?: string; ends_on?: string } = {}) =>
  makeMember(school.db, { school_id: 1, role: 'student', class_id, ...dates });
const turn = async () => {
  const due = { time_zone: 'Europe/Tallinn', due_at: school.clock().toISOString() };
  await school.db.kysely.transaction().execute((tx) => addJob(tx, turnDay, due));
  await school.app.jobs.runWaiting();
};
/** Lets days pass, of which each begins by itself. */
const pass = async (days: number) => {
  for (let day = 0; day < days; day += 1) {
    school.clock.advance(DAY_SECONDS);
    await turn();
  }
  await enter();
};
const tableOf = async () => (await teacher.client.call(getTable, { params: { id: journal_id } })).data;
const placeOf = async (person_id: number) => {
  const found = (await tableOf()).students.find(({ student_id }) => student_id === person_id);
  return found && [found.joined_on, found.left_on];
};

describe('the pupils of a journal', () => {
  it('come and go by the calendar, once', async () => {
    const [coming, going] = [await pupil({ starts_on: today(1) }), await pupil({ ends_on: today(1) })];
    await turn();
    expect(await placeOf(coming.person_id)).toBeUndefined();
    expect(await placeOf(going.person_id)).toEqual([today(), null]);
    await pass(1);
    expect(await placeOf(coming.person_id)).toEqual([today(), null]);
    expect(await placeOf(going.person_id)).toEqual([today(-1), today(-1)]);
    const before = await tableOf();
    await turn();
    expect((await tableOf()).students).toEqual(before.students);
  });

  it('stand as a register of the country has them', async () => {
    const lastnames = ['Org', 'Saar', 'Žukov', 'Tamm', 'Uibo', 'Vain', 'Õunpuu', 'Ülesoo'];
    for (const lastname of lastnames.toSorted()) {
      const { person_id } = await pupil();
      await school.db.pool.query('update people.person set lastname = $2 where id = $1', [person_id, lastname]);
    }
    await turn();
    const params = { id: journal_id };
    const { data } = await teacher.client.call(listJournalStudents, { params });
    expect(data.map(({ surname }) => surname)).toEqual(lastnames);
    expect((await tableOf()).students.map(({ surname }) => surname)).toEqual(lastnames);
    const settings = await admin.call(getJournalSettings, { params });
    expect(settings.data.students.map(({ name }) => name.split(' ').at(-1))).toEqual(lastnames);
  });

  it('are put right with as many statements for a whole class as for one', async () => {
    const statements = async (count: number) => {
      for (let made = 0; made < count; made += 1) await pupil();
      return statementsOf(() =>
        school.db.kysely.transaction().execute((tx) => followCalendar(tx, tellNobody, 1, school.clock())),
      );
    };
    // The first one has its plans made.
    await statements(1);
    const one = await statements(1);
    expect(await statements(5)).toBe(one);
    expect((await tableOf()).students).toHaveLength(7);
  });

  it('left on their last day, also where nobody followed it for some nights', async () => {
    const going = await pupil({ ends_on: today(2) });
    await turn();
    school.clock.advance(5 * DAY_SECONDS);
    await turn();
    await enter();
    expect(await placeOf(going.person_id)).toEqual([today(-5), today(-4)]);
  });

  it('of a school that fails wait for the next try, and those of the others do not', async () => {
    const school_id = await makeSchool(school.db);
    const { class_id: elsewhere } = await makeClass(school.db, school_id);
    await school.db.pool.query(
      `insert into people.study_year (school_id, starts_on, ends_on)
       select $1, starts_on, ends_on from people.study_year where school_id = 1`,
      [school_id],
    );
    const master = await makeMember(school.db, { school_id, role: 'teacher' });
    await makeJournal(school.db, { school_id, teacher_id: master.person_id, class_id: elsewhere });
    const late = await makeMember(school.db, { school_id, role: 'student', class_id: elsewhere });
    const coming = await pupil();
    const isIn = async (person_id: number) =>
      (await school.db.pool.query('select from journal.student where person_id = $1', [person_id])).rowCount === 1;
    await school.db.pool.query(
      `alter table journal.student add constraint story check (person_id <> ${late.person_id})`,
    );
    await turn();
    expect([await isIn(coming.person_id), await isIn(late.person_id)]).toEqual([true, false]);
    await school.db.pool.query('alter table journal.student drop constraint story');
    await school.db.pool.query('update graphile_worker._private_jobs set run_at = now()');
    await school.app.jobs.runWaiting();
    expect(await isIn(late.person_id)).toBe(true);
  });

  it('of a group who left the school are in it again when they come back, and those taken out of it are not', async () => {
    const [gone, out, kept] = [await pupil(), await pupil(), await pupil()];
    const body = {
      title: 'Chess',
      icon: 'chess' as const,
      type: 'hobby_group' as const,
      is_point_based: false,
      individual: false,
      name_first: false,
      class_id: null,
      course_id: null,
      teacher_ids: [teacher.person_id],
      student_ids: [gone, out, kept].map(({ person_id }) => person_id),
      slots: [],
    };
    const { data } = await admin.call(createJournal, { params: { schoolId: 1 }, body });
    journal_id = data.id;
    const student_ids = [gone, kept].map(({ person_id }) => person_id);
    await admin.call(saveJournalSettings, { params: { id: journal_id }, body: { ...body, student_ids } });
    const isIn = async ({ person_id }: { person_id: number }) => (await placeOf(person_id))?.[1] === null;
    const whoIsIn = () => Promise.all([gone, out, kept].map(isIn));
    for (const { role_id } of [gone, out]) await admin.call(endRole, { params: { schoolId: 1, roleId: role_id } });
    expect(await whoIsIn()).toEqual([false, false, true]);
    const role = { type_id: ROLE_TYPES.student, class_id };
    for (const { person_id } of [gone, out])
      await admin.call(giveRole, { params: { schoolId: 1, personId: person_id }, body: role });
    expect(await whoIsIn()).toEqual([true, false, true]);
  });

  it('who come back have all that was theirs before', async () => {
    const { person_id, role_id } = await pupil();
    await turn();
    const day = today();
    const lesson = { title: 'Songs', event_date: day, lesson_number: 2, lesson_type_id: 1 };
    const { data: event } = await teacher.client.call(createEvent, { params: { id: journal_id }, body: lesson });
    const ungraded = { ...lesson, title: 'Dances', lesson_number: 3 };
    await teacher.client.call(createEvent, { params: { id: journal_id }, body: ungraded });
    const grade = (value: string) =>
      teacher.client.call(saveCells, {
        params: { id: journal_id },
        body: { cells: [{ event_id: event.id, student_id: person_id, value }] },
      });
    expect((await grade('4')).status).toBe(200);
    const end = (roleId: number) => admin.call(endRole, { params: { schoolId: 1, roleId } });
    expect((await end(role_id)).status).toBe(200);
    expect(await placeOf(person_id)).toEqual([day, day]);
    // A role that was ended by mistake and is given again on the same day leaves nothing behind.
    const body = { type_id: ROLE_TYPES.student, class_id };
    const given = await admin.call(giveRole, { params: { schoolId: 1, personId: person_id }, body });
    expect(await placeOf(person_id)).toEqual([day, null]);
    const role = given.data.roles.find(({ ends_on, type_id }) => ends_on === null && type_id === ROLE_TYPES.student);
    expect((await end(role?.role_id ?? 0)).status).toBe(200);
    await pass(3);
    expect(await placeOf(person_id)).toEqual([day, day]);
    const again = await makeRole(school.db, person_id, { school_id: 1, role: 'student', class_id, starts_on: today() });
    await turn();
    expect(await placeOf(person_id)).toEqual([day, null]);
    const own = await school.enter({ person_id, role_id: again });
    const diary = await own.call(getDiary, {
      params: { studentId: person_id },
      query: { school_id: 1, week: day },
    });
    for (const title of ['Songs', 'Dances']) expect(JSON.stringify(diary.data)).toContain(title);
    expect((await grade('5')).status).toBe(200);
  });
});
