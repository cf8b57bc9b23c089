import { describe, expect, it } from 'vitest';
import { ROLE_LABELS, ROLE_TYPE_IDS, ROLE_TYPES } from '../contract/role-types.ts';
import {
  judgeClass,
  judgeDays,
  judgeLabel,
  labelsToGive,
  mayHandleRole,
  mayRenew,
  needsClass,
  rolesToGive,
} from './may-give-role.ts';

const { admin, headmaster, student, formmaster, teacher, parent, staff, participant } = ROLE_TYPES;

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

  it('names the roles that a form may offer', () => {
    expect(rolesToGive(headmaster, true)).toEqual(ROLE_TYPE_IDS);
    expect(rolesToGive(admin, true)).toEqual(ROLE_TYPE_IDS.filter((type_id) => type_id !== headmaster));
    expect(rolesToGive(admin, false)).toEqual(ROLE_TYPE_IDS);
  });
});

describe('a whole role', () => {
  const today = '2026-11-15';

  it('wants a class for pupils and form masters only', () => {
    expect(ROLE_TYPE_IDS.filter(needsClass)).toEqual([student, formmaster]);
    expect(judgeClass(student, undefined)).toMatchObject({ key: 'class_required' });
    expect(judgeClass(teacher, 1)).toMatchObject({ key: 'invalid_request' });
    expect(judgeClass(student, 1).allowed).toBe(true);
  });

  it('ends after it starts', () => {
    expect(judgeDays(today, '2026-09-01', '2026-09-01')).toMatchObject({ key: 'role_ends_before_start' });
    expect(judgeDays(today, '2026-09-01', '2026-09-02').allowed).toBe(true);
    expect(judgeDays(today, '2026-09-01', undefined).allowed).toBe(true);
  });

  it.each([
    ['2028-12-31', undefined, undefined],
    ['2029-01-01', undefined, 'role_starts_too_late'],
    ['9999-12-31', undefined, 'role_starts_too_late'],
    ['2026-11-15', '2077-01-01', undefined],
    ['2026-11-15', '2077-01-02', 'role_ends_too_late'],
    ['1999-09-01', '9999-12-31', 'role_ends_too_late'],
  ])('stays within a life: from %s to %s gives %s', (starts_on, ends_on, key) => {
    const verdict = judgeDays(today, starts_on, ends_on);
    expect(verdict.allowed ? undefined : verdict.key).toBe(key);
  });

  it('says the last year that it may begin or end in', () => {
    expect(judgeDays(today, '9999-12-31', undefined)).toMatchObject({ params: { year: 2028 } });
    expect(judgeDays(today, today, '9999-12-31')).toMatchObject({ params: { year: 2076 } });
  });

  it('has a label only of its own kind', () => {
    const typesOf = (label: (typeof ROLE_LABELS)[number]) =>
      ROLE_TYPE_IDS.filter((type_id) => judgeLabel(type_id, label).allowed);
    expect(Object.fromEntries(ROLE_LABELS.map((label) => [label, typesOf(label)]))).toEqual({
      principal: [headmaster, admin],
      school_owner: [headmaster, admin, participant],
      librarian: [staff],
      lesson_master: [teacher, staff],
      on_duty_staff: [teacher, staff],
      lesson_scheduler: [admin, staff],
      member: [staff, participant],
    });
    expect(judgeLabel(student, 'principal')).toEqual({ allowed: false, key: 'role_label_unfit' });
    for (const type_id of ROLE_TYPE_IDS) expect(judgeLabel(type_id, undefined).allowed).toBe(true);
  });

  it('is offered the labels that it may have', () => {
    expect(labelsToGive([student, parent, participant])).toEqual([
      { type_id: participant, labels: ['school_owner', 'member'] },
    ]);
  });
});

describe('a fresh invitation', () => {
  it.each([
    ['none', [], admin, 'not_invited'],
    ['accepted', [], admin, 'invitation_accepted'],
    ['waiting', [{ type_id: headmaster }], admin, 'headmaster_only'],
    ['waiting', [{ type_id: headmaster }], headmaster, undefined],
    ['expired', [{ type_id: teacher }], admin, undefined],
    ['waiting', [], admin, 'role_already_ended'],
  ] as const)('for someone %s with %o asked by %i: %s', (invitation, roles, actor, key) => {
    const verdict = mayRenew(invitation, roles, actor);
    expect(verdict.allowed ? undefined : verdict.key).toBe(key);
  });
});
