import { type Static, Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, Moment, nullable } from '#platform/contract/shapes.ts';

/** A copy of everything about oneself: being made, or ready until a day. */
export const Copy = Type.Object({
  id: Id,
  asked_at: Moment,
  ready_at: nullable(Moment),
  expires_at: nullable(Moment),
  size: nullable(Type.Integer()),
  /** Where this session may fetch it, for a few minutes. */
  path: nullable(Type.String()),
});
export type Copy = Static<typeof Copy>;

/** One's own copies, the newest first. */
export const listCopies = endpoint('GET /user/me/copies', { answer: Type.Object({ copies: Type.Array(Copy) }) });
