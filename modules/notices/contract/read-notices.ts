import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';
import { UnreadCount } from './shapes.ts';

/**
 * Marks notices of one's own as read: one of them, or all through the newest that was seen, so that one that
 * comes in the same moment stays unread. What is not one's own is not there.
 */
export const readNotices = endpoint('POST /notices/read', {
  body: Type.Object({ id: Type.Optional(Id), through: Type.Optional(Id) }),
  answer: Type.Object({ unread_count: UnreadCount }),
});
