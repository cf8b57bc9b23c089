import { expect, test } from 'vitest';
import { differencesOf, mergeDrafts } from './lesson-clash.ts';
import type { LessonDraft } from './lesson-draft.ts';

const base: LessonDraft = {
  title: 'Vectors',
  event_date: '02.10.2031',
  lesson_number: '3',
  description: 'Arrows',
  lesson_type_id: 1,
  max_points: '',
  is_individual: false,
  students: [],
  workplan_lesson_id: null,
  files: [],
};
const mine = { ...base, description: 'Arrows with a length', lesson_number: '4' };
const theirs = { ...base, title: 'Vectors I', lesson_number: '5', is_individual: true, students: [8] };

test('what I left alone is theirs, what I changed is mine, what they left alone is not asked about', () => {
  expect(differencesOf(base, mine, theirs)).toEqual([
    { part: 'title', likely: 'theirs' },
    { part: 'lesson_number', likely: 'mine' },
    { part: 'students', likely: 'theirs' },
  ]);
  expect(differencesOf(base, theirs, theirs)).toEqual([]);
});

test('a choice takes whole parts', () => {
  expect(mergeDrafts(mine, theirs, { title: 'theirs', lesson_number: 'mine', students: 'theirs' })).toEqual({
    ...mine,
    title: 'Vectors I',
    is_individual: true,
    students: [8],
  });
});
