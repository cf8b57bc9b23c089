import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Page } from '#platform/contract/shapes.ts';
import { Group, Message, PageMeta, Search } from './shapes.ts';

/** Messages of all conversations of the caller that have these words in them, best first. */
export const searchMessages = endpoint('GET /v2/messages', {
  query: Type.Object({ search: Search, page: Type.Optional(Page) }),
  has_meta: true,
  answer: Type.Object({ data: Type.Array(Type.Object({ message: Message, group: Group })), meta: PageMeta }),
  refuses: ['search_too_short'],
});
