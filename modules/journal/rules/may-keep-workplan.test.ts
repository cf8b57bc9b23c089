import { describe, expect, it } from 'vitest';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { workplanRights } from './may-keep-workplan.ts';

const { teacher, formmaster, headmaster, admin, student, parent } = ROLE_TYPES;
const foreign = { is_author: false, is_shared: false, teaches_by_it: false };

describe('a workplan', () => {
  it.each([
    ['its author', { ...foreign, type_id: teacher, is_author: true }, true, true],
    ['its author who leads a class', { ...foreign, type_id: formmaster, is_author: true }, true, true],
    ['its author as a parent', { ...foreign, type_id: parent, is_author: true }, false, false],
    ['a colleague, private', { ...foreign, type_id: teacher }, false, false],
    ['a colleague, shared', { ...foreign, type_id: teacher, is_shared: true }, true, false],
    ['a colleague who teaches by it', { ...foreign, type_id: teacher, teaches_by_it: true }, true, false],
    ['a headmaster', { ...foreign, type_id: headmaster }, true, true],
    ['an administrator', { ...foreign, type_id: admin }, true, true],
    ['a pupil, shared', { ...foreign, type_id: student, is_shared: true }, false, false],
  ])('%s', (_, standing, read, write) => {
    expect(workplanRights(standing)).toEqual({ read, write });
  });
});
