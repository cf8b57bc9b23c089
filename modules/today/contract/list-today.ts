import { type Static, Type } from 'typebox';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Id, Moment } from '#platform/contract/shapes.ts';

/** One line of Today: what waits, for whom, and where it is done. */
export const TodayEntry = Type.Object({
  /** The sentence's key in the words of the module that hands it in, such as `people:today.open_invitations`. */
  kind: Type.String(),
  params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  link: Type.String(),
  urgency: Type.Union([Type.Literal('now'), Type.Literal('soon'), Type.Literal('info')]),
  /** The child whom the line concerns; null for one's own things. */
  child: Type.Union([Type.Object({ user_id: Id, firstname: Type.String() }), Type.Null()]),
  due: Type.Union([Moment, Type.Null()]),
});
export type TodayEntry = Static<typeof TodayEntry>;

export const listToday = endpoint('GET /today', { answer: Type.Array(TodayEntry) });
