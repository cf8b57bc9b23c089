import { describe, expect, it } from 'vitest';
import type { SchoolSettings } from '../../contract/shapes.ts';
import { pending, withLessonType } from './settings-changes.ts';

const saved: SchoolSettings = {
  name: 'Tamme',
  time_zone: 'Europe/Tallinn',
  country: 'EE',
  is_teacher_dashboard_enabled: true,
  is_direct_contact_with_teachers_open: true,
  lesson_types: ['event', 'regular'],
};

describe('unsaved settings', () => {
  it('are only those that differ from the saved ones', () => {
    expect(pending(saved, { name: 'Tamme', country: 'LV', is_teacher_dashboard_enabled: true })).toEqual({
      country: 'LV',
    });
  });

  it('do not mind in which order lesson types stand', () => {
    expect(pending(saved, { lesson_types: ['regular', 'event'] })).toEqual({});
    expect(pending(saved, { lesson_types: ['regular'] })).toEqual({ lesson_types: ['regular'] });
  });
});

describe('the list of lesson types', () => {
  it('keeps the order of the contract', () => {
    expect(withLessonType(['event', 'regular'], 'hybrid', true)).toEqual(['regular', 'hybrid', 'event']);
    expect(withLessonType(['regular', 'event'], 'event', false)).toEqual(['regular']);
  });
});
