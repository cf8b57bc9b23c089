import { expect, test } from 'vitest';
import type { Me, MyChild, MyRole } from '#platform/web/data/me.ts';
import { viewToRestore } from './view-to-restore.ts';

const role = (role_id: number) => ({ role_id }) as MyRole;
const child = (user_id: number) => ({ user_id }) as MyChild;
const view = (role_id: number, viewed_user_id: number): Me =>
  ({ id: 9, current_role: role(role_id), viewed_user_id, children: [child(21), child(22)] }) as unknown as Me;

test('a session that stands where the old one stood needs nothing', () => {
  expect(viewToRestore(view(1, 9), view(1, 9))).toBeNull();
});

test('the role of the old session is chosen again', () => {
  expect(viewToRestore(view(3, 9), view(1, 9))).toEqual({ role_id: 3 });
});

test('the viewed child too', () => {
  expect(viewToRestore(view(3, 22), view(3, 21))).toEqual({ role_id: 3, viewed_user_id: 22 });
});
