import { type Static, Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, Moment, oneOf, Page, Pages } from '#platform/contract/shapes.ts';

/** Somebody looked at the data of a pupil: who, in which role and school, on which page. */
export const Look = Type.Object({
  viewer_id: Id,
  firstname: Type.String(),
  lastname: Type.String(),
  type_id: Type.Integer(),
  school_name: Type.String(),
  what: oneOf(['person', 'people_list', 'class_list', 'consent_answers', 'journal']),
  seen_at: Moment,
});
export type Look = Static<typeof Look>;

/** Who looked at one's own data, or at that of a child whom one acts for, the newest first. */
export const listLooks = endpoint('GET /user/me/looks', {
  query: Type.Object({ child_id: Type.Optional(Id), page: Type.Optional(Page), pages: Type.Optional(Pages) }),
  answer: Type.Object({ looks: Type.Array(Look), total: Type.Integer({ minimum: 0 }), has_more: Type.Boolean() }),
});
