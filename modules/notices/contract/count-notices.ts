import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { UnreadCount } from './shapes.ts';

/** The number on the bell. */
export const countNotices = endpoint('GET /notices/unread', {
  answer: Type.Object({ unread_count: UnreadCount }),
});
