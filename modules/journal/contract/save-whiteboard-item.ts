import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { ITEM_FAULTS, ItemParams, WhiteboardItem, WrittenItem } from './whiteboard-shapes.ts';

/** Only its author changes an item; whoever can read it is told so, and to everybody else it does not exist. */
export const saveWhiteboardItem = endpoint('POST /schools/:schoolId/whiteboard/:itemId', {
  params: ItemParams,
  body: Type.Object({
    ...WrittenItem.properties,
    /** The version that the writer saw. */
    since: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
  answer: WhiteboardItem,
  refuses: ['whiteboard_item_not_found', 'whiteboard_item_not_yours', ...ITEM_FAULTS, 'whiteboard_saved_meanwhile'],
});
