import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, Moment } from '#platform/contract/shapes.ts';

/** Notices of the platform that stand above the list until they are put away. */
export const listAnnouncements = endpoint('GET /v2/users/me/announcements', {
  answer: Type.Array(Type.Object({ id: Id, title: Type.String(), text: Type.String(), created_at: Moment })),
});
