import { Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id } from '#platform/contract/shapes.ts';

/** Signs out on one other device; its next call is refused. */
export const endSession = endpoint('DELETE /user/me/sessions/:sessionId', {
  params: Type.Object({ sessionId: Id }),
  answer: Type.Object({ ended: Type.Integer() }),
  refuses: ['session_gone'],
});
