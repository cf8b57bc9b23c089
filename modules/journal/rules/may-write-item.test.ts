import { expect, it } from 'vitest';
import { mayRemoveItem, mayWriteItem } from './may-write-item.ts';

it.each([
  ['the author', 1, false, false, undefined, undefined],
  ['the author of a shared one', 1, false, true, undefined, undefined],
  ['a colleague', 2, false, true, 'whiteboard_item_not_yours', 'whiteboard_item_not_yours'],
  ['a colleague, of a private one', 2, false, false, 'whiteboard_item_not_found', 'whiteboard_item_not_found'],
  ['a leader of the school', 2, true, true, 'whiteboard_item_not_yours', undefined],
  [
    'a leader of the school, of a private one',
    2,
    true,
    false,
    'whiteboard_item_not_found',
    'whiteboard_item_not_found',
  ],
])('%s', (_, user_id, leads, is_shared, written, removed) => {
  const item = { created_by: 1, is_shared };
  const keyOf = (verdict: ReturnType<typeof mayWriteItem>) => (verdict.allowed ? undefined : verdict.key);
  expect(keyOf(mayWriteItem(user_id, item))).toBe(written);
  expect(keyOf(mayRemoveItem(user_id, leads, item))).toBe(removed);
});
