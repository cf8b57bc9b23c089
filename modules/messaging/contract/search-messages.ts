import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { nullable, Page } from '#platform/contract/shapes.ts';
import { Group, Message, PageMeta, Search, User } from './shapes.ts';

/** Messages of all conversations of the caller that have these words in them, best first. */
export const searchMessages = endpoint('GET /v2/messages', {
  query: Type.Object({ search: Search, page: Type.Optional(Page) }),
  has_meta: true,
  answer: Type.Object({
    /** With the other person of a private conversation, whom its list shows too. */
    data: Type.Array(Type.Object({ message: Message, group: Group, partner: nullable(User) })),
    meta: PageMeta,
  }),
  refuses: ['search_too_short'],
});
