import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';

type Item = { readonly created_by: number; readonly is_shared: boolean };
type Fault = 'whiteboard_item_not_found' | 'whiteboard_item_not_yours';

/** Only its author changes an item; a private one of somebody else does not exist for anybody else. */
export function mayWriteItem(user_id: number, item: Item): Verdict<Fault> {
  if (item.created_by === user_id) return allow;
  return refuse(item.is_shared ? 'whiteboard_item_not_yours' : 'whiteboard_item_not_found');
}

/** The leaders of a school also take down what others shared, such as those who work there no longer. */
export const mayRemoveItem = (user_id: number, leadsSchool: boolean, item: Item): Verdict<Fault> =>
  leadsSchool && item.is_shared ? allow : mayWriteItem(user_id, item);
