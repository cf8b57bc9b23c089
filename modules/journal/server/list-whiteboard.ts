import { handle } from '#platform/server/handle.ts';
import { listWhiteboard as contract } from '../contract/list-whiteboard.ts';
import { whiteboardOf } from './whiteboard-store.ts';

export const listWhiteboard = handle(contract, ({ tx, school }) => whiteboardOf(tx, school));
