import { expect, it } from 'vitest';
import type { WrittenHomework } from '../contract/create-homework.ts';
import { judgeHomework } from './judge-homework.ts';

const good = { description: 'Exercises 1 to 5', due_on: '2031-10-02', due_lesson_number: 3 };

it.each<[string, WrittenHomework, string]>([
  ['as it should be', {}, 'allowed'],
  ['without words', { description: '' }, 'homework_description_required'],
  ['with words that nobody sees', { description: ' \u200b' }, 'homework_description_required'],
  ['with something that is no text', { description: ['x'] }, 'homework_description_required'],
  ['with too many words', { description: 'x'.repeat(20_001) }, 'error.event_description.long_expand'],
  ['without a day', { due_on: null }, 'error.date.format'],
  ['outside the year', { due_on: '2033-10-02' }, 'error.date.study_year'],
  ['for some time on the day', { due_lesson_number: null }, 'allowed'],
  ['for the lesson before the first', { due_lesson_number: 0 }, 'allowed'],
  ['for a lesson that no day has', { due_lesson_number: 21 }, 'error.lesson_number.wrong_expand'],
  ['for a lesson that is no number', { due_lesson_number: 'x' }, 'error.lesson_number.wrong_expand'],
])('homework %s', (_, change, key) => {
  const verdict = judgeHomework({ ...good, ...change }, { starts_on: '2031-09-01', ends_on: '2032-08-31' });
  expect(verdict.allowed ? 'allowed' : verdict.key).toBe(key);
});
