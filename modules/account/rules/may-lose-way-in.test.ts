import { expect, test } from 'vitest';
import { mayLoseWayIn } from './may-lose-way-in.ts';

test.each([
  [{ has_password: true, has_eid: false, passkeys: 0 }, true],
  [{ has_password: false, has_eid: true, passkeys: 0 }, true],
  [{ has_password: false, has_eid: false, passkeys: 1 }, true],
  [{ has_password: false, has_eid: false, passkeys: 0 }, false],
])('with %o left: %s', (ways, allowed) => {
  expect(mayLoseWayIn(ways).allowed).toBe(allowed);
});
