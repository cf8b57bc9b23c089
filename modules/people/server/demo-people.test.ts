import { expect, test } from 'vitest';
import { LANGUAGES } from '#platform/contract/shapes.ts';
import { lengthOf } from '#platform/contract/text.ts';
import { NAME_MAX } from '../contract/limits.ts';
import { ROLE_TYPE_IDS, ROLE_TYPES } from '../contract/role-types.ts';
import { judgeLabel } from '../rules/may-give-role.ts';
import { drawPeople } from './demo.ts';
import { estonianIdCode, latvianIdCode } from './demo-id-code.ts';

const drawn = drawPeople(new Date('2026-11-15T09:00:00Z'));
const { persons, roles, guardianships } = drawn.register;
const { schools } = drawn.people;
const birthdays = new Map(persons.map(({ id, birthday }) => [id, Date.parse(birthday)]));
const bornAt = (id: number): number => birthdays.get(id) ?? Number.NaN;

const childrenOf = new Map<number, number[]>();
for (const { guardian_id, child_id } of guardianships)
  childrenOf.set(guardian_id, [...(childrenOf.get(guardian_id) ?? []), child_id]);

const DAY_MS = 86_400_000;
const YEAR_MS = 365.25 * DAY_MS;

test('the same people live there whenever it is made', () => {
  const later = drawPeople(new Date('2028-02-29T23:00:00Z')).register;
  const names = (list: typeof persons) =>
    list.map(({ id, firstname, lastname, email }) => [id, firstname, lastname, email]);
  const places = (list: typeof roles) =>
    list.map(({ id, person_id, type_id, class_id }) => [id, person_id, type_id, class_id]);
  expect(names(later.persons)).toEqual(names(persons));
  expect(places(later.roles)).toEqual(places(roles));
});

test('every label stands beside a role that it fits', () => {
  const labelled = roles.filter(({ label }) => label !== null);
  expect(labelled.length).toBeGreaterThan(5);
  expect(labelled.filter(({ type_id, label }) => !judgeLabel(type_id, label ?? undefined).allowed)).toEqual([]);
});

test('school 1 has 24 classes, 600 students and 60 people at work, in all fourteen roles', () => {
  const staff = roles.filter(({ school_id, type_id }) => school_id === 1 && ![2, 3].includes(type_id));
  expect(schools.map(({ classes, students }) => [classes.length, students.length])).toEqual([
    [24, 600],
    [6, 132],
    [9, 117],
  ]);
  expect(new Set(staff.map(({ person_id }) => person_id)).size).toBe(60);
  expect(new Set(roles.filter(({ school_id }) => school_id === 1).map(({ type_id }) => type_id))).toEqual(
    new Set(ROLE_TYPE_IDS),
  );
});

test('every class has a form master, and the cast leads 11.A', () => {
  for (const { classes } of schools) expect(classes.filter(({ formmasters }) => formmasters.length !== 1)).toEqual([]);
  const led = schools[0]?.classes.find(({ name }) => name === '11.A');
  expect(led?.formmasters).toEqual([drawn.people.cast.formmaster]);
});

test('every student has one or two guardians, who are old enough to be that', () => {
  for (const { students } of schools)
    for (const { guardian_ids } of students) expect([1, 2]).toContain(guardian_ids.length);
  for (const { guardian_id, child_id } of guardianships)
    expect(bornAt(child_id) - bornAt(guardian_id)).toBeGreaterThan(18 * YEAR_MS);
});

test('children of one mother are born nine months apart or more', () => {
  for (const { guardian_id } of guardianships.filter(({ kind }) => kind === 'mother')) {
    const births = (childrenOf.get(guardian_id) ?? []).map(bornAt).sort((one, other) => one - other);
    for (const [place, birth] of births.slice(1).entries())
      expect(birth - (births[place] ?? 0)).toBeGreaterThan(280 * DAY_MS);
  }
});

test('families live in two homes, and some have three children in two schools', () => {
  const fathers = guardianships.filter(({ kind, barred_at }) => kind === 'father' && barred_at === null);
  const fatherOf = new Map(fathers.map(({ child_id, guardian_id }) => [child_id, guardian_id]));
  const families = [...childrenOf.values()];
  const halfSiblings = families.filter((children) => new Set(children.map((id) => fatherOf.get(id))).size > 1);
  expect(halfSiblings.length).toBeGreaterThan(5);
  const schoolOf = new Map(
    roles
      .filter(({ type_id }) => type_id === ROLE_TYPES.student)
      .map(({ person_id, school_id }) => [person_id, school_id]),
  );
  const acrossTheBorder = families.filter(
    (children) => children.length === 3 && new Set(children.map((id) => schoolOf.get(id))).size === 2,
  );
  expect(acrossTheBorder.length).toBeGreaterThan(5);
});

test('Estonian and Latvian personal codes fit the person, and nobody shares one', () => {
  const [estonians, latvians] = ['EE', 'LV'].map((code) => persons.filter(({ country }) => country === code));
  for (const { id_code, birthday, gender } of estonians ?? [])
    expect(id_code).toBe(estonianIdCode(birthday, gender, Number(id_code?.slice(7, 10))));
  for (const { id_code, birthday } of latvians ?? [])
    expect(id_code).toBe(latvianIdCode(birthday, Number(id_code?.slice(8, 11))));
  const codes = persons.flatMap(({ id_code }) => id_code ?? []);
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.length).toBe((estonians?.length ?? 0) + (latvians?.length ?? 0));
});

test('names are written in many letters, and a few are longer than any column', () => {
  const written = persons.map(({ firstname, lastname }) => `${firstname} ${lastname}`);
  for (const letters of [/\p{Script=Cyrillic}/u, /\p{Script=Han}/u, /\p{Script=Hiragana}/u, /[āčēģīķļņšūž]/, /[õäöü]/])
    expect(written.filter((name) => letters.test(name)).length).toBeGreaterThan(5);
  expect(written.filter((name) => lengthOf(name) > 45).length).toBeGreaterThan(3);
  expect(
    persons.filter(({ firstname, lastname }) => Math.max(lengthOf(firstname), lengthOf(lastname)) > NAME_MAX),
  ).toEqual([]);
  expect(written.filter((name) => name !== name.normalize('NFC'))).toEqual([]);
  expect(new Set(persons.map(({ lang_code }) => lang_code))).toEqual(new Set(LANGUAGES));
});

test('no letter to anybody can ever arrive: addresses are reserved ones, and each is one person', () => {
  const emails = persons.flatMap(({ email }) => (email === null ? [] : [email]));
  expect(emails.filter((email) => !/^[a-z0-9.-]+@[a-z]+\.example$/.test(email))).toEqual([]);
  expect(new Set(emails).size).toBe(emails.length);
});
