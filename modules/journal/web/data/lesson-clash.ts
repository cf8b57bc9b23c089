import { isSamePart, type LessonDraft, type LessonPart } from './lesson-draft.ts';

/** The order in which the dialog shows its fields. */
const PARTS: readonly LessonPart[] = [
  'title',
  'event_date',
  'lesson_number',
  'lesson_type_id',
  'max_points',
  'description',
  'students',
  'workplan_lesson_id',
  'files',
];

export type Side = 'mine' | 'theirs';

/** What another one changed meanwhile and is otherwise here, and which of the two is likely meant. */
export type Difference = { readonly part: LessonPart; readonly likely: Side };

/**
 * Compares with what both began with: what I left alone is theirs, what I changed is mine. What they left alone is
 * nothing to ask about.
 */
export const differencesOf = (base: LessonDraft, mine: LessonDraft, theirs: LessonDraft): Difference[] =>
  PARTS.filter((part) => !isSamePart(mine, theirs, part) && !isSamePart(theirs, base, part)).map((part) => ({
    part,
    likely: isSamePart(mine, base, part) ? 'theirs' : 'mine',
  }));

/** What I typed, with those parts of theirs that I chose. */
export function mergeDrafts(
  mine: LessonDraft,
  theirs: LessonDraft,
  taken: Readonly<Partial<Record<LessonPart, Side>>>,
): LessonDraft {
  const isTheirs = (part: LessonPart): boolean => taken[part] === 'theirs';
  const chosen = Object.fromEntries(PARTS.filter(isTheirs).map((part) => [part, theirs[part]]));
  return { ...mine, ...chosen, ...(isTheirs('students') && { is_individual: theirs.is_individual }) };
}
