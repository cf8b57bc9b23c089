import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeClass, makeMember, makeSchool } from '#platform/testing/make.ts';
import { type StartedApp, startApp } from '#platform/testing/start-app.ts';
import { findPeople } from '../contract/find-people.ts';
import { listClassStudents } from '../contract/list-class-students.ts';
import { listClasses } from '../contract/list-classes.ts';
import { ROLE_TYPES } from '../contract/role-types.ts';

let school: StartedApp;
beforeAll(async () => {
  school = await startApp();
});
afterAll(() => school.stop());

const rename = (person_id: number, lastname: string) =>
  school.db.pool.query('update people.person set lastname = $2 where id = $1', [person_id, lastname]);

/** The pupils of a class in a school of a country, as the class and the school's people list them. */
async function listed(country: string, lastnames: readonly string[]) {
  const school_id = await makeSchool(school.db);
  await school.db.pool.query('update people.school set country = $2 where id = $1', [school_id, country]);
  const { class_id } = await makeClass(school.db, school_id);
  for (const lastname of lastnames.toSorted()) {
    const { person_id } = await makeMember(school.db, { school_id, role: 'student', class_id });
    await rename(person_id, lastname);
  }
  const admin = await school.enter(await makeMember(school.db, { school_id, role: 'admin' }));
  const params = { schoolId: school_id };
  const [place] = (await admin.call(listClasses, { params })).data;
  const { level = 0, parallel = '' } = place ?? {};
  const pupils = (await admin.call(listClassStudents, { params: { ...params, level, parallel } })).data;
  const people = (await admin.call(findPeople, { params, query: { type_id: ROLE_TYPES.student } })).data;
  return [pupils, people.people].map((list) => list.map(({ lastname }) => lastname));
}

describe('a list of names', () => {
  it.each([
    ['EE', ['Org', 'Saar', 'Šmidt', 'Zoova', 'Žukov', 'Tamm', 'Uibo', 'Vain', 'Õunpuu', 'Ärm', 'Öpik', 'Ülesoo']],
    ['LV', ['Cunda', 'Čakste', 'Kalns', 'Ķirsis', 'Liepa', 'Ļaudis', 'Sala', 'Šķēle', 'Zarins', 'Žagars']],
    ['DE', ['Öberg', 'Ohm', 'Uhl', 'Ülmer', 'Vogt']],
  ])('in %s has its people as a register of the country has them', async (country, lastnames) => {
    expect(await listed(country, lastnames)).toEqual([lastnames, lastnames]);
  });
});
