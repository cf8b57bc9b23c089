import { describe, expect, it, test } from 'vitest';
import { CLEAR, type EntryGround, isFinished, type Read, readEntry, textOf } from './entry.ts';

const grades: EntryGround = {
  marks: true,
  scale: ['5', '4', '3', '2', '1', 'A', 'MA'],
  counts: false,
  max_points: null,
};
const ten: EntryGround = { ...grades, scale: ['10', '9', '1', 'i', 'ni'] };
const points: EntryGround = { marks: true, scale: [], counts: true, max_points: 20 };
const test20: EntryGround = { marks: false, scale: grades.scale, counts: true, max_points: 20 };

describe('what is typed', () => {
  it.each<[string, EntryGround, Read]>([
    ['5', grades, { patch: { value: '5', points: null } }],
    ['ma', grades, { patch: { value: 'MA', points: null } }],
    ['NI', ten, { patch: { value: 'ni', points: null } }],
    ['x', grades, { patch: { attendance: 'absent' } }],
    ['V', grades, { patch: { attendance: 'excused' } }],
    ['p', grades, { patch: { attendance: null } }],
    ['L 4', grades, { patch: { attendance: 'late', value: '4', points: null } }],
    ['7', grades, { fault: 'grade_unknown' }],
    ['18', points, { patch: { points: 18, value: null } }],
    ['18,5', points, { patch: { points: 18.5, value: null } }],
    ['0', points, { patch: { points: 0, value: null } }],
    ['21', points, { fault: 'points_above' }],
    ['250', { ...points, max_points: null }, { patch: { points: 250, value: null } }],
    ['abc', points, { fault: 'points_unknown' }],
    ['4', test20, { patch: { points: 4, value: null } }],
    ['MA', test20, { patch: { value: 'MA', points: null } }],
    ['x', test20, { fault: 'points_unknown' }],
    ['', grades, { patch: CLEAR }],
    ['  ', test20, { patch: { value: null, points: null } }],
  ])('%j', (text, ground, read) => expect(readEntry(text, ground)).toEqual(read));
});

test.each<[string, EntryGround, boolean]>([
  ['5', grades, true],
  ['M', grades, false],
  ['MA', grades, true],
  ['1', ten, false],
  ['10', ten, true],
  ['9', ten, true],
  ['X', ten, true],
  ['7', grades, false],
  ['1', points, false],
  ['x', points, true],
])('%s is finished: %#', (text, ground, finished) => expect(isFinished(text, ground)).toBe(finished));

test('a cell is copied as it would be typed', () => {
  expect(textOf(undefined)).toBe('');
  expect(textOf({ attendance: 'late', value: '4' })).toBe('L 4');
  expect(textOf({ points: 0 })).toBe('0');
  expect(textOf({ attendance: 'absent', comment: 'x', comment_type: 'general' })).toBe('X');
});
