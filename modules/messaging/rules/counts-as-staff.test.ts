import { expect, it } from 'vitest';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { countsAsStaff } from './counts-as-staff.ts';

const [HERE, ELSEWHERE] = [1, 2];
const as = (type_id: number, school_id = HERE) => ({ type_id, school_id });

it.each<[who: string, role: Parameters<typeof countsAsStaff>[0], is_staff_there: boolean, is_staff: boolean]>([
  ['a teacher', as(ROLE_TYPES.teacher), true, true],
  ['a teacher who acts as a parent', as(ROLE_TYPES.parent), true, false],
  ['a parent', as(ROLE_TYPES.parent), false, false],
  ['a pupil', as(ROLE_TYPES.student), false, false],
  ['a caterer', as(ROLE_TYPES.caterer), false, false],
  ['somebody who acts as a parent elsewhere and is a teacher here', as(ROLE_TYPES.parent, ELSEWHERE), true, true],
  ['somebody who acts as a teacher elsewhere and is a parent here', as(ROLE_TYPES.teacher, ELSEWHERE), false, false],
  ['somebody in no role', null, false, false],
])('%s counts as staff, or not', (_who, role, is_staff_there, is_staff) => {
  expect(countsAsStaff(role, HERE, is_staff_there)).toBe(is_staff);
});
