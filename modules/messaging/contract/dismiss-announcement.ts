import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';

/** Puts such a notice away. */
export const dismissAnnouncement = endpoint('DELETE /v2/users/me/announcements/:id', {
  params: Type.Object({ id: Id }),
  answer: Type.Object({}),
});
