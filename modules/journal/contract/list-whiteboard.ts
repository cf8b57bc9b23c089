import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { WhiteboardItem, WhiteboardParams } from './whiteboard-shapes.ts';

/** The caller's own items and those that colleagues share, the newest first. */
export const listWhiteboard = endpoint('GET /schools/:schoolId/whiteboard', {
  params: WhiteboardParams,
  answer: Type.Array(WhiteboardItem),
});
