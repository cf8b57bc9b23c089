import { expect, it } from 'vitest';
import { ROLE_TYPES } from '#platform/contract/role-types.ts';
import { type JournalRights, journalRights } from './may-open.ts';

const { teacher, formmaster, headmaster, admin, student } = ROLE_TYPES;
const open = { class_id: 4, is_locked: false };
const locked = { class_id: 4, is_locked: true };

it.each<[string, Parameters<typeof journalRights>[0], JournalRights]>([
  [
    'its teacher',
    { type_id: teacher, class_id: null, teaches: true, journal: open },
    { open: true, write: true, keep: false, plan: true },
  ],
  [
    'its teacher, locked',
    { type_id: teacher, class_id: null, teaches: true, journal: locked },
    { open: true, write: false, keep: false, plan: false },
  ],
  [
    'another teacher',
    { type_id: teacher, class_id: null, teaches: false, journal: open },
    { open: false, write: false, keep: false, plan: false },
  ],
  [
    'the form master of its class',
    { type_id: formmaster, class_id: 4, teaches: false, journal: open },
    { open: true, write: false, keep: false, plan: false },
  ],
  [
    'another form master',
    { type_id: formmaster, class_id: 5, teaches: false, journal: open },
    { open: false, write: false, keep: false, plan: false },
  ],
  [
    'a form master who teaches it',
    { type_id: formmaster, class_id: 5, teaches: true, journal: open },
    { open: true, write: true, keep: false, plan: true },
  ],
  [
    'a form master and a group without a class',
    { type_id: formmaster, class_id: null, teaches: false, journal: { ...open, class_id: null } },
    { open: false, write: false, keep: false, plan: false },
  ],
  [
    'a headmaster',
    { type_id: headmaster, class_id: null, teaches: false, journal: open },
    { open: true, write: false, keep: true, plan: true },
  ],
  [
    'an administrator',
    { type_id: admin, class_id: null, teaches: true, journal: open },
    { open: true, write: false, keep: true, plan: true },
  ],
  [
    'a pupil',
    { type_id: student, class_id: 4, teaches: true, journal: open },
    { open: false, write: false, keep: false, plan: false },
  ],
])('%s', (_, standing, rights) => {
  expect(journalRights(standing)).toEqual(rights);
});
