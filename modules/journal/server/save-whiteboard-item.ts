import { handle } from '#platform/server/handle.ts';
import { saveWhiteboardItem as contract } from '../contract/save-whiteboard-item.ts';
import { judgeWhiteboardItem } from '../rules/judge-whiteboard-item.ts';
import { tellOfWhiteboard } from './telling-store.ts';
import { holdItem, itemOf, rewriteItem } from './whiteboard-store.ts';

export const saveWhiteboardItem = handle(
  contract,
  async ({ tx, school, params, body, now, announce, permit, refuse }) => {
    const before = await holdItem(tx, school, params.itemId, 'write');
    permit(judgeWhiteboardItem(body));
    if (body.since !== undefined && body.since !== before.version) refuse('whiteboard_saved_meanwhile');
    await rewriteItem(tx, before, body, now);
    const item = await itemOf(tx, school, before.id);
    await tellOfWhiteboard(announce, school, before.is_shared || item.is_shared);
    return item;
  },
);
