import { expect, test } from 'vitest';
import type { MyChild, MyRole } from '#platform/web/data/me.ts';
import { whoseIn } from './whose.ts';

const role = (role_id: number): MyRole => ({
  role_id,
  type_id: 3,
  label: null,
  school_id: role_id,
  school_name: 'School',
  class_id: null,
  class_name: null,
});
const child = (user_id: number, role_id: number): MyChild => ({
  user_id,
  role_id,
  school_id: role_id,
  firstname: 'Mari',
  lastname: 'Tamm',
  profile_picture: null,
  school_name: 'School',
  class_name: null,
});
const mari = child(11, 1);
const juri = child(12, 1);
const mariElsewhere = child(11, 2);
const parent = { children: [mari, juri, mariElsewhere], current_role: role(1), viewed_user_id: 11 };
const inOtherSchool = { ...parent, current_role: role(2) };
const teacher = { children: [mari], current_role: role(9), viewed_user_id: 5 };

test.each([
  ['the child whom the shell looks at', null, parent, { kind: 'child', child: mari }],
  ['the same child, named', '11', parent, { kind: 'child', child: mari }],
  ['another child', '12', parent, { kind: 'elsewhere', child: juri }],
  ['the parent', 'me', parent, { kind: 'me' }],
  ['a child in the school that is looked at', '11', inOtherSchool, { kind: 'child', child: mariElsewhere }],
  ['a child of the first school, seen from the second', '12', inOtherSchool, { kind: 'elsewhere', child: juri }],
  ['a stranger’s child', '99', parent, { kind: 'child', child: mari }],
  ['nonsense', '11 or 1=1', parent, { kind: 'child', child: mari }],
  ['somebody at work', null, teacher, { kind: 'me' }],
  ['the own child, asked for at work', '11', teacher, { kind: 'elsewhere', child: mari }],
])('it is about %s', (_whom, asked, me, whose) => expect(whoseIn(asked, me)).toEqual(whose));
