import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { ItemParams } from './whiteboard-shapes.ts';

export const deleteWhiteboardItem = endpoint('DELETE /schools/:schoolId/whiteboard/:itemId', {
  params: ItemParams,
  answer: Type.Null(),
  refuses: ['whiteboard_item_not_found', 'whiteboard_item_not_yours'],
});
