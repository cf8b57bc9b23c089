import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Page, Pages } from '#platform/contract/shapes.ts';
import { Notice, UnreadCount } from './shapes.ts';

/** What stands under one's own bell, the newest first. */
export const listNotices = endpoint('GET /notices', {
  query: Type.Object({ page: Type.Optional(Page), pages: Type.Optional(Pages) }),
  answer: Type.Object({
    notices: Type.Array(Notice),
    unread_count: UnreadCount,
    total: Type.Integer({ minimum: 0 }),
    has_more: Type.Boolean(),
  }),
});
