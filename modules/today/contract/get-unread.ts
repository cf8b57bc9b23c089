import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';

/** Unread messages over all conversations (S1 section 7). */
export const getUnread = endpoint('GET /v2/users/me/unread', {
  answer: Type.Object({ unread_count: Type.Integer({ minimum: 0 }) }),
});
