import type { DemoPeople } from '#modules/people/server/doors.ts';
import type { GroupType, OfficialAudience } from '../contract/kinds.ts';

export type Who = keyof DemoPeople['cast'];

/** Somebody of the cast, or `pupil:11.A:2`, `parent:11.A:1`, `teacher:11.A:0`, `formmaster:4.B`, `role:23`. */
export type Seat = Who | `${'pupil' | 'parent' | 'teacher' | 'formmaster' | 'role'}:${string}`;

/** A conversation of the demonstration; moments are minutes before the start. */
export type Plan = {
  readonly school_id: number;
  readonly kind: GroupType;
  readonly title?: string;
  readonly official?: { readonly class_name: string; readonly audience: OfficialAudience };
  /** What is said; the letters are those of `people`, in their order. */
  readonly talk: string;
  readonly people: readonly Seat[];
  /** Minutes since the last word. */
  readonly ended: number;
  readonly unread?: Partial<Record<Who, number>>;
  readonly muted?: readonly Who[];
  readonly archived?: readonly Who[];
  readonly left?: readonly Seat[];
  readonly draft?: { readonly who: Who; readonly text: string };
};

export const pupils = (name: string, count: number): Seat[] =>
  Array.from({ length: count }, (_, place): Seat => `pupil:${name}:${place}`);
export const parents = (name: string, count: number): Seat[] =>
  Array.from({ length: count }, (_, place): Seat => `parent:${name}:${place}`);
export const teachers = (name: string, count: number): Seat[] =>
  Array.from({ length: count }, (_, place): Seat => `teacher:${name}:${place}`);

type Rest = Omit<Plan, 'school_id' | 'kind' | 'talk' | 'people' | 'ended'>;
export const in1 = { school_id: 1 };
export const alone = (talk: string, people: readonly [Seat, Seat], ended: number, rest: Rest = {}): Plan => ({
  ...in1,
  kind: 'private',
  talk,
  people,
  ended,
  ...rest,
});
export const group = (title: string, talk: string, people: readonly Seat[], ended: number, rest: Rest = {}): Plan => ({
  ...in1,
  kind: 'simple',
  title,
  talk,
  people,
  ended,
  ...rest,
});
export const official = (
  class_name: string,
  audience: OfficialAudience,
  talk: string,
  people: readonly Seat[],
  ended: number,
  rest: Partial<Plan> = {},
): Plan => ({ ...in1, kind: 'official', official: { class_name, audience }, talk, people, ended, ...rest });

export const HOUR = 60;
export const DAY = 24 * HOUR;
