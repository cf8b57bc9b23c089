import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';

/** Signs out everywhere but here. */
export const endOtherSessions = endpoint('DELETE /user/me/sessions', {
  answer: Type.Object({ ended: Type.Integer() }),
});
