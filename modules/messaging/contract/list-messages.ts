import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Day, Id, nullable, oneOf } from '#platform/contract/shapes.ts';
import { MESSAGES_PAGE } from './limits.ts';
import { GroupParams, Message, Search } from './shapes.ts';

/** Messages by cursor, oldest first; without one the newest page. `around` and `date` begin at a message or a day. */
export const listMessages = endpoint('GET /v2/conversations/:groupId/messages', {
  params: GroupParams,
  query: Type.Object({
    cursor: Type.Optional(Type.String({ maxLength: 40 })),
    direction: Type.Optional(oneOf(['next', 'previous'])),
    search: Type.Optional(Search),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MESSAGES_PAGE })),
    around: Type.Optional(Id),
    date: Type.Optional(Day),
  }),
  has_meta: true,
  answer: Type.Object({
    data: Type.Array(Message),
    meta: Type.Object({ next: nullable(Type.String()), previous: nullable(Type.String()), first_unread: nullable(Id) }),
  }),
  refuses: ['conversation_not_found', 'message_not_found', 'search_too_short'],
  grouped: true,
});
