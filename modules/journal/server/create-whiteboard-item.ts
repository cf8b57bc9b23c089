import { handle } from '#platform/server/handle.ts';
import { createWhiteboardItem as contract } from '../contract/create-whiteboard-item.ts';
import { OWN_ITEMS_MAX } from '../contract/limits.ts';
import { judgeWhiteboardItem } from '../rules/judge-whiteboard-item.ts';
import { tellOfWhiteboard } from './telling-store.ts';
import { countOwnItems, insertItem, itemOf } from './whiteboard-store.ts';

export const createWhiteboardItem = handle(contract, async ({ tx, school, body, now, announce, permit, refuse }) => {
  permit(judgeWhiteboardItem(body));
  if ((await countOwnItems(tx, school)) >= OWN_ITEMS_MAX) refuse('whiteboard_full', { max: OWN_ITEMS_MAX });
  const item = await itemOf(tx, school, await insertItem(tx, school, body, now));
  await tellOfWhiteboard(announce, school, item.is_shared);
  return item;
});
