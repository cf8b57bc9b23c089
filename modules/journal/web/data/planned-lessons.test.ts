import { expect, test } from 'vitest';
import { blocksWith, hasWords, plannedLesson } from './planned-lessons.ts';

const lesson = (id: number, name: string, description = '') => ({ id, name, description, taught_on: null });
const blocks = [
  { id: 1, name: 'Algebra', lessons: [lesson(1, 'Võrrandid'), lesson(2, 'Powers', 'of ten')] },
  { id: 2, name: 'Geometry', lessons: [lesson(3, 'Circles')] },
];
const ids = (search: string) => blocksWith(blocks, search).flatMap(({ lessons }) => lessons.map(({ id }) => id));

test('a search finds words of lessons and of blocks, whatever their case and marks', () => {
  expect(ids('')).toEqual([1, 2, 3]);
  expect(ids('vorrand')).toEqual([1]);
  expect(ids('TEN power')).toEqual([2]);
  expect(ids('geom')).toEqual([3]);
  expect(ids('nothing')).toEqual([]);
  expect(hasWords('Õunpuu Mari', 'mari ounp')).toBe(true);
});

test('a lesson is found by its id', () => {
  expect(plannedLesson({ blocks }, 3)?.name).toBe('Circles');
  expect(plannedLesson(null, 3)).toBeNull();
  expect(plannedLesson({ blocks }, null)).toBeNull();
});
