import { expect, test } from 'vitest';
import { ROLE_TYPE_IDS } from '#platform/contract/role-types.ts';
import { groupsFor, KIND_TYPES, type Standing } from './contact-groups.ts';
import { reachOf } from './may-write.ts';

const STANDING: Standing[] = [
  { type_id: 2, class_id: 1, person_ids: [21, 22] },
  { type_id: 3, class_id: 1, person_ids: [31, 32] },
  { type_id: 1, class_id: 1, person_ids: [11] },
  { type_id: 5, class_id: 1, person_ids: [11, 51] },
  { type_id: 2, class_id: 2, person_ids: [23] },
  { type_id: 6, class_id: null, person_ids: [61] },
  { type_id: 4, class_id: null, person_ids: [41] },
  { type_id: 2, class_id: null, person_ids: [21, 22, 23] },
];
const keysFor = (person_id: number, type_id: number, class_ids: number[]) =>
  groupsFor(person_id, reachOf([{ type_id, class_ids }], true), STANDING, [1, 2]).map(({ key }) => key);

test('every role type stands in one of the kinds', () => {
  const all = [...KIND_TYPES.students, ...KIND_TYPES.parents, ...KIND_TYPES.personal];
  expect([...all, ...KIND_TYPES.administration, ...KIND_TYPES.teachers].toSorted((a, b) => a - b)).toEqual([
    ...ROLE_TYPE_IDS,
  ]);
});

test.each([
  // A teacher has the pupils and parents of the own classes, and the colleagues.
  [
    11,
    1,
    [1],
    'administration students:1 parents:1 students_with_parents:1 teachers:1 official:1:teachers official:1:parents official:1:students',
  ],
  [21, 2, [1], 'administration students:1 teachers:1 official:1:teachers official:1:students'],
  [31, 3, [1], 'administration parents:1 teachers:1 official:1:teachers official:1:parents'],
  [
    61,
    6,
    [],
    'students students_with_parents administration students:1 parents:1 students_with_parents:1 teachers:1 official:1:teachers official:1:parents official:1:students students:2 students_with_parents:2 official:2:students',
  ],
])('person %i in role %i of %j is offered %s', (person_id, type_id, class_ids, keys) => {
  expect(keysFor(person_id, type_id, class_ids)).toEqual(keys.split(' '));
});

test('nobody is in their own group, and each person once', () => {
  const groups = groupsFor(11, reachOf([{ type_id: 1, class_ids: [1] }], true), STANDING, [1]);
  expect(groups.find(({ key }) => key === 'teachers:1')?.person_ids).toEqual([51]);
  expect(groups.find(({ key }) => key === 'students_with_parents:1')?.person_ids).toEqual([21, 22, 31, 32]);
});
