import { endpoint } from '#platform/contract/endpoint.ts';
import { ITEM_FAULTS, WhiteboardItem, WhiteboardParams, WrittenItem } from './whiteboard-shapes.ts';

export const createWhiteboardItem = endpoint('POST /schools/:schoolId/whiteboard', {
  params: WhiteboardParams,
  body: WrittenItem,
  answer: WhiteboardItem,
  refuses: [...ITEM_FAULTS, 'whiteboard_full'],
});
