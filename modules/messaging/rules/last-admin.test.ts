import { expect, test } from 'vitest';
import { judgeDemotion, judgeLeaving } from './last-admin.ts';

test.each([
  [true, 0, 0, true, false],
  [true, 0, 5, false, false],
  [true, 1, 5, true, true],
  [false, 0, 5, true, true],
  [false, 1, 1, true, true],
])(
  'an admin: %s, other admins %i, others %i: leaves %s, steps down %s',
  (is_admin, other_admins, others, may, down) => {
    expect(judgeLeaving({ is_admin, other_admins, others }).allowed).toBe(may);
    expect(judgeDemotion({ is_admin, other_admins }).allowed).toBe(down);
  },
);
