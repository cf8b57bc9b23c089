import { handle } from '#platform/server/handle.ts';
import { deleteWhiteboardItem as contract } from '../contract/delete-whiteboard-item.ts';
import { tellOfWhiteboard } from './telling-store.ts';
import { holdOwnItem, removeItem } from './whiteboard-store.ts';

export const deleteWhiteboardItem = handle(contract, async ({ tx, school, params, announce }) => {
  const item = await holdOwnItem(tx, school, params.itemId);
  await removeItem(tx, item);
  await tellOfWhiteboard(announce, school, item.is_shared);
  return null;
});
