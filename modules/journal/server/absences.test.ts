import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayIn, timeIn } from '#platform/contract/dates.ts';
import type { TestClient } from '#platform/testing/client.ts';
import { type MadeJournal, makeJournal } from '#platform/testing/journals.ts';
import { makeClass, makeGuardianship, makeMember } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { createAbsence, type WrittenAbsence } from '../contract/create-absence.ts';
import { deleteAbsence } from '../contract/delete-absence.ts';
import { journalChanged } from '../contract/facts.ts';
import { getAbsence } from '../contract/get-absence.ts';
import { getTable } from '../contract/get-table.ts';
import { ABSENCE_DAYS_AHEAD, DESCRIPTION_MAX } from '../contract/limits.ts';
import { listAbsences } from '../contract/list-absences.ts';
import { listSchoolAbsences } from '../contract/list-school-absences.ts';
import { saveAbsence } from '../contract/save-absence.ts';
import { shiftedDay } from '../rules/shifted-day.ts';

const ZONE = 'Europe/Tallinn';
const query = { school_id: 1 };
let school: StartedApp;
let teacher: { person_id: number; client: TestClient };
let made: MadeJournal;
let class_id: number;
let [mother, other, barred] = [] as unknown as [TestClient, TestClient, TestClient];
let today: string;

const parentOf = async (child: number | null, is_barred = false) => {
  const member = await makeMember(school.db, { school_id: 1, role: 'parent' });
  if (child !== null) await makeGuardianship(school.db, member.person_id, child, { is_barred });
  return school.enter(member);
};
const member = async (role: 'teacher' | 'headmaster' | 'formmaster', of_class?: number) => {
  const one = await makeMember(school.db, { school_id: 1, role, ...(of_class ? { class_id: of_class } : {}) });
  return { person_id: one.person_id, client: await school.enter(one) };
};

beforeAll(async () => {
  school = await startApp();
  // Noon keeps an hour before and an hour after on the same day.
  today = dayIn(ZONE, school.clock());
  school.clock.set(`${today}T10:00:00Z`);
  teacher = await member('teacher');
  ({ class_id } = await makeClass(school.db, 1));
  made = await makeJournal(school.db, { school_id: 1, teacher_id: teacher.person_id, class_id });
  mother = await parentOf(made.student_id);
  other = await parentOf(null);
  barred = await parentOf(made.student_id, true);
});
afterAll(() => school.stop());

const report = (body: WrittenAbsence, client = mother, studentId = made.student_id) =>
  client.call(createAbsence, { params: { studentId }, query, body });
const list = (client = mother) => client.call(listAbsences, { params: { studentId: made.student_id }, query });
const read = (absenceId: number, client = mother) => client.call(getAbsence, { params: { absenceId } });
const save = (absenceId: number, body: WrittenAbsence & { since?: number }, client = mother) =>
  client.call(saveAbsence, { params: { absenceId }, body });
const withdraw = (absenceId: number, client = mother) => client.call(deleteAbsence, { params: { absenceId } });
const wholeDay = (from = today, to = from): WrittenAbsence => ({ reason: 'A cold', from, to, all_day: true });
const at = (hours: number): string => {
  const moment = new Date(school.clock().getTime() + hours * 3_600_000);
  return `${dayIn(ZONE, moment)}T${timeIn(ZONE, moment)}`;
};

describe('an absence', () => {
  it('that both parents change is kept from the second, who is told', async () => {
    const { data } = await report(wholeDay());
    const change = (reason: string) => save(data.id, { ...wholeDay(), reason, since: data.version });
    const both = await Promise.all([change('Fever'), change('Flu')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.key).toBe('absence_saved_meanwhile');
    expect((await save(data.id, { ...wholeDay(), since: data.version + 1 })).data.version).toBe(data.version + 2);
    await withdraw(data.id);
  });

  it('is reported by a guardian, read back, changed and taken back', async () => {
    const { data } = await report({ ...wholeDay(today, shiftedDay(today, 1)), reason: '  A cold  ' });
    expect(data).toMatchObject({
      student_id: made.student_id,
      reason: 'A cold',
      from: today,
      to: shiftedDay(today, 1),
      all_day: true,
      may_change: true,
    });
    expect((await read(data.id)).data).toEqual(data);
    expect((await list()).data).toMatchObject({ absences: [data], total: 1, may_report: true });
    const changed = await save(data.id, { reason: 'Dentist', from: at(1), to: at(2) });
    expect(changed.data).toMatchObject({ reason: 'Dentist', all_day: false, from: at(1), to: at(2) });
    expect((await withdraw(data.id)).status).toBe(200);
    expect(await withdraw(data.id)).toMatchObject({ key: 'absence_not_found', status: 404 });
    expect((await read(data.id)).key).toBe('absence_not_found');
    expect((await list()).data.total).toBe(0);
    const kept = await school.db.pool.query('select from journal.absence where id = $1 and cancelled_at is not null', [
      data.id,
    ]);
    expect(kept.rowCount).toBe(1);
  });

  it('is told its first fault', async () => {
    const yesterday = shiftedDay(today, -1);
    const tooLong = await report({ ...wholeDay(), reason: 'a'.repeat(DESCRIPTION_MAX + 1) });
    expect((await report({ ...wholeDay(), reason: 5 } as never)).key).toBe('invalid_request');
    expect(tooLong).toMatchObject({ key: 'absence_reason_too_long', status: 400 });
    const longest = await report({ ...wholeDay(), reason: 'a'.repeat(DESCRIPTION_MAX) });
    expect(longest.status).toBe(200);
    await withdraw(longest.data.id);
    const faults: [WrittenAbsence, string][] = [
      [{}, 'absence_start_invalid'],
      [{ from: today, all_day: true }, 'absence_end_invalid'],
      [wholeDay(yesterday, today), 'absence_start_date_past'],
      [wholeDay(today, yesterday), 'absence_end_date_past'],
      [{ from: at(-1), to: at(1) }, 'absence_start_time_past'],
      [{ from: at(1), to: at(-1) }, 'absence_end_time_past'],
      [{ from: at(1), to: at(1) }, 'absence_end_before_start'],
      [wholeDay(shiftedDay(today, 2), shiftedDay(today, 1)), 'absence_end_before_start'],
      [wholeDay(today, shiftedDay(today, ABSENCE_DAYS_AHEAD + 1)), 'absence_too_far'],
    ];
    for (const [body, key] of faults) expect(await report(body)).toMatchObject({ key, status: 400 });
    expect((await list()).data.total).toBe(0);
  });

  it('in the hour that summer time leaves out is refused, not written wrongly', async () => {
    const year = Number(today.slice(0, 4)) + (today.slice(5) < '03-25' ? 0 : 1);
    const lastOfMarch = `${year}-03-31`;
    const sunday = shiftedDay(lastOfMarch, -new Date(`${lastOfMarch}T00:00:00Z`).getUTCDay());
    expect((await report({ from: `${sunday}T03:30`, to: `${sunday}T04:15` })).key).toBe('absence_end_before_start');
  });

  it('that is over stays as it was', async () => {
    const { data } = await report({ from: at(1), to: at(2) });
    await school.db.pool.query(
      `update journal.absence set starts_at = $2::timestamptz - interval '1 hour', ends_at = $2 where id = $1`,
      [data.id, school.clock()],
    );
    expect((await read(data.id)).data.may_change).toBe(false);
    expect(await save(data.id, wholeDay())).toMatchObject({ key: 'absence_over', status: 409 });
    expect((await withdraw(data.id)).key).toBe('absence_over');
  });
});

describe('who has to do with an absence', () => {
  it('is unknown to other parents, barred ones, staff and other schools', async () => {
    const { data } = await report(wholeDay());
    for (const client of [other, barred]) {
      expect(await report(wholeDay(), client)).toMatchObject({ key: 'student_not_found', status: 404 });
      expect(await list(client)).toMatchObject({ key: 'student_not_found', status: 404 });
      expect(await read(data.id, client)).toMatchObject({ key: 'absence_not_found', status: 404 });
      expect(await save(data.id, wholeDay(), client)).toMatchObject({ key: 'absence_not_found', status: 404 });
      expect(await withdraw(data.id, client)).toMatchObject({ key: 'absence_not_found', status: 404 });
    }
    expect((await report(wholeDay(), teacher.client)).key).toBe('not_allowed_action');
    const elsewhere = await school.as('parent.b');
    expect((await read(data.id, elsewhere)).key).toBe('absence_not_found');
    expect((await report(wholeDay(), elsewhere)).key).toBe('school-id-not-found');
    await withdraw(data.id);
  });

  it('a pupil reads it and reports it once of age', async () => {
    const pupil = await makeMember(school.db, { school_id: 1, role: 'student', class_id });
    const client = await school.enter(pupil);
    const born = (birthday: string) =>
      school.db.pool.query('update people.person set birthday = $2 where id = $1', [pupil.person_id, birthday]);
    const parent = await parentOf(pupil.person_id);
    await born('2015-01-01');
    expect(await report(wholeDay(), client, pupil.person_id)).toMatchObject({
      key: 'absence_guardian_only',
      status: 403,
    });
    const { data } = await report(wholeDay(), parent, pupil.person_id);
    expect((await read(data.id, client)).data).toMatchObject({ reason: 'A cold', may_change: false });
    expect(await save(data.id, wholeDay(), client)).toMatchObject({ key: 'no_access_to_absence', status: 403 });
    expect((await withdraw(data.id, client)).key).toBe('no_access_to_absence');
    await born('2000-01-01');
    expect((await report(wholeDay(), client, pupil.person_id)).status).toBe(200);
    expect((await withdraw(data.id, client)).status).toBe(200);
  });

  it('is no news in journals of years that are over', async () => {
    await school.db.pool.query(
      `with year as (insert into people.study_year (school_id, starts_on, ends_on)
         select 1, '2001-09-01', '2002-08-31' returning id),
       old as (insert into journal.journal (school_id, study_year_id, title, created_by)
         select 1, year.id, 'Old', $1 from year returning id)
       insert into journal.student (journal_id, person_id, joined_on) select old.id, $2, '2001-09-01' from old`,
      [teacher.person_id, made.student_id],
    );
    const before = school.told.length;
    const { data } = await report(wholeDay());
    const told = school.told.slice(before).filter(({ name }) => name === journalChanged.name);
    expect(told.map((fact) => fact.data)).toEqual([{ journal_id: made.journal_id }]);
    await withdraw(data.id);
  });

  it('teachers see it in the table, leaders and the form master of the class on the day', async () => {
    const { data } = await report(wholeDay(today, shiftedDay(today, 2)));
    const table = await teacher.client.call(getTable, { params: { id: made.journal_id } });
    expect(table.data.reported).toContainEqual({
      student_id: made.student_id,
      starts_on: today,
      ends_on: shiftedDay(today, 2),
      all_day: true,
    });
    const away = async (client: TestClient, day?: string) => {
      const answer = await client.call(listSchoolAbsences, { params: { schoolId: 1 }, query: day ? { day } : {} });
      return answer.data.absences.some(({ id }) => id === data.id);
    };
    const [headmaster, own, foreign] = [
      (await member('headmaster')).client,
      (await member('formmaster', class_id)).client,
      (await member('formmaster')).client,
    ];
    expect(await away(headmaster)).toBe(true);
    expect(await away(headmaster, shiftedDay(today, 2))).toBe(true);
    expect(await away(headmaster, shiftedDay(today, 3))).toBe(false);
    expect(await away(own)).toBe(true);
    expect(await away(foreign)).toBe(false);
    await withdraw(data.id);
    expect(await away(headmaster)).toBe(false);
  });
});
