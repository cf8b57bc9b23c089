import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, oneOf, Page, Pages } from '#platform/contract/shapes.ts';
import { OfferedLabels, PersonRow, RoleType, SchoolParams, Search } from './shapes.ts';

/** Why somebody needs the eye of those who lead the school. */
export const ATTENTIONS = ['expired_invitation', 'open_invitation', 'no_guardian', 'no_role'] as const;
export type Attention = (typeof ATTENTIONS)[number];

export const findPeople = endpoint('GET /schools/:schoolId/people', {
  params: SchoolParams,
  query: Type.Object({
    search: Type.Optional(Search),
    type_id: Type.Optional(RoleType),
    class_id: Type.Optional(Id),
    attention: Type.Optional(oneOf(ATTENTIONS)),
    page: Type.Optional(Page),
    /** How many pages from that one on, for whoever wants the whole list. */
    pages: Type.Optional(Pages),
  }),
  // Whoever looks at a pupil is noted.
  changes: true,
  answer: Type.Object({
    people: Type.Array(PersonRow),
    total: Type.Integer(),
    has_more: Type.Boolean(),
    may: Type.Object({ invite_as_type_ids: Type.Array(RoleType), invite_with_labels: OfferedLabels }),
  }),
});
