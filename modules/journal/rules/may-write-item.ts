import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';

/** Only its author changes an item; a private one of somebody else does not exist for anybody else. */
export function mayWriteItem(
  user_id: number,
  item: { readonly created_by: number; readonly is_shared: boolean },
): Verdict<'whiteboard_item_not_found' | 'whiteboard_item_not_yours'> {
  if (item.created_by === user_id) return allow;
  return refuse(item.is_shared ? 'whiteboard_item_not_yours' : 'whiteboard_item_not_found');
}
