import { handle } from '#platform/server/handle.ts';
import { deleteWhiteboardItem as contract } from '../contract/delete-whiteboard-item.ts';
import { tellOfWhiteboard } from './telling-store.ts';
import { holdItem, removeItem } from './whiteboard-store.ts';

export const deleteWhiteboardItem = handle(contract, async ({ tx, school, params, announce }) => {
  const item = await holdItem(tx, school, params.itemId, 'remove');
  await removeItem(tx, item);
  await tellOfWhiteboard(announce, school, item.is_shared);
  return null;
});
