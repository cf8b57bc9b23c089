import { describe, expect, it } from 'vitest';
import type { WrittenAssessment } from '../contract/create-assessment.ts';
import { judgeAssessment, judgeMaximum } from './judge-assessment.ts';

const good = { title: 'Test of fractions', description: '', max_points: 20, assessed_on: '2031-10-02' };
const ground = { is_point_based: true, study_year: { starts_on: '2031-09-01', ends_on: '2032-08-31' } };

describe('an assessment', () => {
  it.each<[string, WrittenAssessment, string]>([
    ['as it should be', {}, 'allowed'],
    ['without a title', { title: ' \u200b ' }, 'assessment_title_required'],
    ['with a title that is no text', { title: 5 }, 'assessment_title_required'],
    ['with the longest title', { title: 'x'.repeat(255) }, 'allowed'],
    ['with a longer one', { title: 'x'.repeat(256) }, 'assessment_title_too_long'],
    ['with too many words', { description: 'x'.repeat(20_001) }, 'error.event_description.long_expand'],
    ['without points where they are counted', { max_points: null }, 'error.points.missing_expand'],
    ['with less than nothing', { max_points: -1 }, 'error.points.negative_expand'],
    ['with too many points', { max_points: 100_001 }, 'error.points.large_expand'],
    ['without a day', { assessed_on: undefined }, 'error.date.format'],
    ['outside the year', { assessed_on: '2030-10-02' }, 'error.date.study_year'],
  ])('%s', (_, change, key) => {
    const verdict = judgeAssessment({ ...good, ...change }, ground);
    expect(verdict.allowed ? 'allowed' : verdict.key).toBe(key);
  });

  it('needs no points where grades are given', () => {
    expect(judgeAssessment({ ...good, max_points: null }, { ...ground, is_point_based: false }).allowed).toBe(true);
  });
});

it.each<[string, number | null, number | null, string]>([
  ['nobody has points', 1, null, 'allowed'],
  ['nobody has points, and no maximum is left', null, null, 'allowed'],
  ['somebody has all of them', 12.5, 12.5, 'allowed'],
  ['somebody has more', 12, 12.5, 'points_above_max'],
  ['somebody has points, and no maximum is left', null, 3, 'error.points.missing_expand'],
])('the maximum changes: %s', (_, max_points, given, key) => {
  const verdict = judgeMaximum(max_points, given);
  expect(verdict.allowed ? 'allowed' : verdict.key).toBe(key);
});
