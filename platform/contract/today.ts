import { type Static, Type } from 'typebox';
import { Id, Moment, nullable, oneOf } from './shapes.ts';

/** One line of Today, handed in by a module: what waits, for whom, and where it is done. */
export const TodayEntry = Type.Object({
  /** The sentence's key in the words of the module that hands it in, such as `people:today.open_invitations`. */
  kind: Type.String(),
  params: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
  link: Type.String(),
  urgency: oneOf(['now', 'soon', 'info']),
  /** The child whom the line concerns; null for one's own things. */
  child: nullable(Type.Object({ user_id: Id, firstname: Type.String() })),
  due: nullable(Moment),
});
export type TodayEntry = Static<typeof TodayEntry>;

/** A lesson of today, for the teacher's dashboard. */
export const TodayLesson = Type.Object({
  /** Null, with an empty title, while the timetable has it and nobody has entered it. */
  id: nullable(Id),
  title: Type.String(),
  lesson_number: Type.Integer(),
  journal_id: Id,
  journal_title: Type.String(),
  /** Where it is entered or read. */
  link: Type.String(),
});
export type TodayLesson = Static<typeof TodayLesson>;

/** What the shell counts beside its menu entries (S1 section 3, "Counters"). */
export type CounterName = 'materials' | 'requests' | 'unread';
