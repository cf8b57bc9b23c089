import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Page } from '#platform/contract/shapes.ts';
import { GroupParams, Member, PageMeta, Search } from './shapes.ts';

/** Who is in a conversation, admins first, then by name; in announcements only admins are told. */
export const listMembers = endpoint('GET /v2/conversations/:groupId/members', {
  params: GroupParams,
  query: Type.Object({ page: Type.Optional(Page), search: Type.Optional(Search) }),
  has_meta: true,
  answer: Type.Object({ data: Type.Array(Member), meta: PageMeta }),
  refuses: ['conversation_not_found', 'search_too_short'],
});
