import { expect, it } from 'vitest';
import { mayWriteItem } from './may-write-item.ts';

it.each([
  ['the author', 1, false, undefined],
  ['the author of a shared one', 1, true, undefined],
  ['a colleague', 2, true, 'whiteboard_item_not_yours'],
  ['a colleague, of a private one', 2, false, 'whiteboard_item_not_found'],
])('%s', (_, user_id, is_shared, key) => {
  const verdict = mayWriteItem(user_id, { created_by: 1, is_shared });
  expect(verdict.allowed ? undefined : verdict.key).toBe(key);
});
