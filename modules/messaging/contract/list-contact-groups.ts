import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, oneOf } from '#platform/contract/shapes.ts';
import { CONTACT_KINDS } from './kinds.ts';
import { ContactGroup } from './shapes.ts';

/** Groups of contacts that the caller may write to as a whole. */
export const listContactGroups = endpoint('GET /v2/contact-groups', {
  query: Type.Object({
    school_id: Type.Optional(Id),
    study_year_id: Type.Optional(Id),
    group: Type.Optional(oneOf(CONTACT_KINDS)),
  }),
  answer: Type.Array(ContactGroup),
  refuses: ['cannot_fetch_contacts'],
});
