import { LESSON_TYPES } from '#platform/contract/lesson-types.ts';
import type { SchoolSettings } from '../../contract/shapes.ts';

export type LessonType = SchoolSettings['lesson_types'][number];

/** Settings that were touched and not saved yet; the others are as the server has them. */
export type SettingsChanges = Partial<SchoolSettings>;

const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((entry) => other.includes(entry))
    : one === other;

/** What differs from the saved settings: something changed back is no change. */
export const pending = (saved: SchoolSettings, changes: SettingsChanges): SettingsChanges =>
  Object.fromEntries(
    Object.entries(changes).filter(([name, value]) => !isSame(value, saved[name as keyof SchoolSettings])),
  );

/** The list with one type put in or taken out, in the order of the contract. */
export const withLessonType = (types: readonly LessonType[], type: LessonType, isOffered: boolean): LessonType[] =>
  LESSON_TYPES.filter((known) => (known === type ? isOffered : types.includes(known)));
