import { expect, it } from 'vitest';
import type { Verdict } from '#platform/contract/verdict.ts';
import { firstFault, judgeDate, judgeDescription, judgeLessonNumber, judgePoints } from './judge-fields.ts';

const study_year = { starts_on: '2031-09-01', ends_on: '2032-08-31' };

it.each<[string, Verdict, string]>([
  ['no description', judgeDescription(null), 'allowed'],
  ['the longest description', judgeDescription('😀'.repeat(20_000)), 'allowed'],
  ['one letter too many', judgeDescription('x'.repeat(20_001)), 'error.event_description.long_expand'],
  ['a description that is no text', judgeDescription(7), 'error.event_description.long_expand'],
  ['the first number', judgeLessonNumber(0), 'allowed'],
  ['the last number', judgeLessonNumber(20), 'allowed'],
  ['a number after it', judgeLessonNumber(21), 'error.lesson_number.wrong_expand'],
  ['no number', judgeLessonNumber(null), 'error.lesson_number.wrong_expand'],
  ['no points where none are counted', judgePoints('', false), 'allowed'],
  ['no points where they are counted', judgePoints('', true), 'error.points.missing_expand'],
  ['zero points', judgePoints(0, true), 'allowed'],
  ['less than nothing', judgePoints(-0.5, false), 'error.points.negative_expand'],
  ['points without end', judgePoints(Number.POSITIVE_INFINITY, false), 'error.points.missing_expand'],
  ['too many points', judgePoints(100_001, false), 'error.points.large_expand'],
  ['the first day of the year', judgeDate('2031-09-01', study_year), 'allowed'],
  ['the day before', judgeDate('2031-08-31', study_year), 'error.date.study_year'],
  ['a day that does not exist', judgeDate('2032-02-30', study_year), 'error.date.format'],
  [
    'the first fault of two',
    firstFault(judgePoints(-1, true), judgeDate('', study_year)),
    'error.points.negative_expand',
  ],
])('%s', (_, verdict, key) => {
  expect(verdict.allowed ? 'allowed' : verdict.key).toBe(key);
});
