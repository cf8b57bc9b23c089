import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, oneOf, Page } from '#platform/contract/shapes.ts';
import { CONTACT_KINDS } from './kinds.ts';
import { Contact, PageMeta, Search } from './shapes.ts';

/** Those to whom the caller may write, in one of the groups of the picker. */
export const listContacts = endpoint('GET /v2/contacts', {
  query: Type.Object({
    school_id: Type.Optional(Id),
    study_year_id: Type.Optional(Id),
    group: Type.Optional(oneOf(CONTACT_KINDS)),
    class_id: Type.Optional(Id),
    search: Type.Optional(Search),
    page: Type.Optional(Page),
  }),
  has_meta: true,
  answer: Type.Object({ data: Type.Array(Contact), meta: PageMeta }),
  refuses: ['cannot_fetch_contacts', 'search_too_short'],
});
