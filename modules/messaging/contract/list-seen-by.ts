import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Moment, Page } from '#platform/contract/shapes.ts';
import { MessageParams, User } from './shapes.ts';

/** Who has seen an own message, and since when. */
export const listSeenBy = endpoint('GET /v2/messages/:messageId/seen-by', {
  params: MessageParams,
  query: Type.Object({ page: Type.Optional(Page) }),
  has_meta: true,
  answer: Type.Object({
    data: Type.Array(Type.Object({ user: User, seen_at: Moment })),
    meta: Type.Object({ page: Page, has_more: Type.Boolean(), seen: Type.Integer(), total: Type.Integer() }),
  }),
  refuses: ['message_not_found'],
});
