import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, Page } from '#platform/contract/shapes.ts';
import { FILTERS } from './kinds.ts';
import { Entry, PageMeta, Search } from './shapes.ts';

/** The conversations of the caller, newest first (S2 section 7). */
export const listConversations = endpoint('GET /v2/conversations', {
  query: Type.Object({
    page: Type.Optional(Page),
    search: Type.Optional(Search),
    filter: Type.Optional(oneOf(FILTERS)),
    empty: Type.Optional(oneOf([0, 1])),
    forwarding: Type.Optional(oneOf([0, 1])),
  }),
  has_meta: true,
  answer: Type.Object({ data: Type.Array(Entry), meta: PageMeta }),
  refuses: ['search_too_short'],
  grouped: true,
});
