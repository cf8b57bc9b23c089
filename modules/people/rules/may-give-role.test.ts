import { describe, expect, it } from 'vitest';
import { ROLE_TYPE_IDS, ROLE_TYPES } from '../contract/role-types.ts';
import { judgeClass, judgeDays, mayHandleRole, mayRenew, needsClass } from './may-give-role.ts';

const { admin, headmaster, student, formmaster, teacher } = ROLE_TYPES;

describe('who may give a role', () => {
  it('lets a headmaster give every role', () => {
    for (const type_id of ROLE_TYPE_IDS) expect(mayHandleRole(headmaster, type_id, true).allowed).toBe(true);
  });

  it('lets an administrator give every role but the headmaster’s', () => {
    for (const type_id of ROLE_TYPE_IDS)
      expect(mayHandleRole(admin, type_id, true).allowed).toBe(type_id !== headmaster);
  });

  it('lets an administrator name the first headmaster of a new school', () => {
    expect(mayHandleRole(admin, headmaster, false).allowed).toBe(true);
  });
});

describe('a whole role', () => {
  it('wants a class for pupils and form masters only', () => {
    expect(ROLE_TYPE_IDS.filter(needsClass)).toEqual([student, formmaster]);
    expect(judgeClass(student, undefined)).toMatchObject({ key: 'class_required' });
    expect(judgeClass(teacher, 1)).toMatchObject({ key: 'invalid_request' });
    expect(judgeClass(student, 1).allowed).toBe(true);
  });

  it('ends after it starts', () => {
    expect(judgeDays('2026-09-01', '2026-09-01')).toMatchObject({ key: 'role_ends_before_start' });
    expect(judgeDays('2026-09-01', '2026-09-02').allowed).toBe(true);
    expect(judgeDays('2026-09-01', undefined).allowed).toBe(true);
  });
});

describe('a fresh invitation', () => {
  it.each([
    ['none', [], admin, 'not_invited'],
    ['accepted', [], admin, 'invitation_accepted'],
    ['waiting', [{ type_id: headmaster }], admin, 'headmaster_only'],
    ['waiting', [{ type_id: headmaster }], headmaster, undefined],
    ['expired', [{ type_id: teacher }], admin, undefined],
  ] as const)('for someone %s with %o asked by %i: %s', (invitation, roles, actor, key) => {
    const verdict = mayRenew(invitation, roles, actor);
    expect(verdict.allowed ? undefined : verdict.key).toBe(key);
  });
});
