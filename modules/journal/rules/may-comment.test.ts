import { expect, it } from 'vitest';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { COMMENT_TYPES } from '../contract/words.ts';
import { commentTypes } from './may-comment.ts';

const { teacher, formmaster, headmaster } = ROLE_TYPES;
const role = (type_id: number, class_id: number | null = null, school_id = 1) => ({ type_id, class_id, school_id });
const journal = { school_id: 1, class_id: 7 };

it.each([
  ['a teacher', [role(teacher)], journal, ['formmaster', 'headmaster']],
  ['the form master', [role(teacher), role(formmaster, 7)], journal, ['headmaster']],
  ['the form master of another class', [role(formmaster, 8)], journal, ['formmaster', 'headmaster']],
  ['a form master in a group', [role(formmaster, 7)], { ...journal, class_id: null }, ['formmaster', 'headmaster']],
  ['the headmaster', [role(teacher), role(headmaster)], journal, ['formmaster']],
  [
    'the headmaster of another school',
    [role(teacher), role(headmaster, null, 2)],
    journal,
    ['formmaster', 'headmaster'],
  ],
])('%s writes every comment but some', (_, roles, place, missing) =>
  expect(commentTypes(roles, place)).toEqual(COMMENT_TYPES.filter((type) => !missing.includes(type))),
);
