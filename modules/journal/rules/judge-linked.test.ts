import { expect, it } from 'vitest';
import { judgeLinked } from './judge-linked.ts';

const nothing = { grades: false, absences: false, comments: false };

it.each([
  ['nothing', nothing, undefined],
  ['a grade', { ...nothing, grades: true }, 'has_linked_grades'],
  ['an absence', { ...nothing, absences: true }, 'has_linked_absences'],
  ['a comment', { ...nothing, comments: true }, 'has_linked_comments'],
  ['an absence and a comment', { ...nothing, absences: true, comments: true }, 'has_linked_absences'],
  ['everything', { grades: true, absences: true, comments: true }, 'has_linked_grades'],
] as const)('%s', (_, linked, key) => {
  const verdict = judgeLinked(linked);
  expect(verdict.allowed ? undefined : verdict.key).toBe(key);
});
