import { describe, expect, it } from 'vitest';
import { DESCRIPTION_MAX, TITLE_MAX } from '../contract/limits.ts';
import type { WrittenEvent } from '../contract/shapes.ts';
import { judgeLesson, type LessonGround } from './judge-lesson.ts';

const ground: LessonGround = {
  is_point_based: true,
  type_ids: [1, 2],
  study_year: { starts_on: '2031-09-01', ends_on: '2032-08-31' },
};
const good: WrittenEvent = {
  title: 'Fractions',
  description: '',
  lesson_number: 3,
  max_points: 10,
  event_date: '2031-10-02',
  lesson_type_id: 1,
};
const keyOf = (written: WrittenEvent, on: LessonGround = ground) => {
  const verdict = judgeLesson(written, on);
  return verdict.allowed ? 'allowed' : verdict.key;
};

describe('a lesson', () => {
  it('is told its first fault, in the order of the document, until none is left', () => {
    let written: WrittenEvent = {
      title: ' \u200b',
      description: 'x'.repeat(DESCRIPTION_MAX + 1),
      lesson_number: null,
      max_points: null,
      event_date: '2031-02-31',
      lesson_type_id: null,
      individual_lesson: true,
    };
    const mended: [string, WrittenEvent][] = [
      ['error.event_title.missing_expand', { title: 'x'.repeat(TITLE_MAX + 1) }],
      ['error.event_title.long_expand', { title: 'x'.repeat(TITLE_MAX) }],
      ['error.event_description.long_expand', { description: 'x'.repeat(DESCRIPTION_MAX) }],
      ['error.lesson_number.missing_expand', { lesson_number: 21 }],
      ['error.lesson_number.wrong_expand', { lesson_number: 20 }],
      ['error.points.missing_expand', { max_points: -1 }],
      ['error.points.negative_expand', { max_points: 0 }],
      ['error.date.format', { event_date: '2033-01-01' }],
      ['error.date.study_year', { event_date: '2032-01-01' }],
      ['error.type.missing_expand', { lesson_type_id: 2 }],
      ['error.individual_lesson.missing_students', { individual_students: [7] }],
    ];
    for (const [key, mending] of mended) {
      expect(keyOf(written)).toBe(key);
      written = { ...written, ...mending };
    }
    expect(keyOf(written)).toBe('allowed');
  });

  it.each<[string, WrittenEvent, string]>([
    ['number 0 is a number', { lesson_number: 0 }, 'allowed'],
    ['number -1', { lesson_number: -1 }, 'error.lesson_number.wrong_expand'],
    ['half a number', { lesson_number: 1.5 }, 'error.lesson_number.wrong_expand'],
    ['a number as text', { lesson_number: '3' }, 'error.lesson_number.missing_expand'],
    ['a title that is no text', { title: 7 }, 'error.event_title.missing_expand'],
    ['a description that is no text', { description: ['x'] }, 'error.event_description.long_expand'],
    ['points as text', { max_points: '10' }, 'error.points.missing_expand'],
    ['more points than fit', { max_points: 100_001 }, 'error.points.large_expand'],
    ['a date that is no text', { event_date: 20311002 }, 'error.date.format'],
    ['a type that the school does not offer', { lesson_type_id: 3 }, 'error.type.missing_expand'],
    ['no pupils and no individual lesson', { individual_students: [] }, 'allowed'],
    ['pupils that are no ids', { individual_students: ['x'] }, 'error.individual_lesson.unknown_students'],
    ['a pupil beyond all ids', { individual_students: [3_000_000_000] }, 'error.individual_lesson.unknown_students'],
  ])('%s', (_, change, key) => {
    expect(keyOf({ ...good, ...change })).toBe(key);
  });

  it('needs neither points nor a type where there are none', () => {
    const plain = { ...ground, is_point_based: false, type_ids: [] };
    expect(keyOf({ ...good, max_points: null, lesson_type_id: undefined }, plain)).toBe('allowed');
    expect(keyOf({ ...good, max_points: -1 }, plain)).toBe('error.points.negative_expand');
  });
});
