import { describe, expect, it } from 'vitest';
import type { NewPoll } from '../contract/shapes.ts';
import { isEnded, judgePoll } from './judge-poll.ts';

const now = new Date('2026-11-16T10:00:00.000Z');
const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
const poll: NewPoll = { question: 'When?', answers: ['Monday', 'Tuesday'] };
const many = (count: number) => Array.from({ length: count }, (_, place) => `Answer ${place}`);

describe('a new poll', () => {
  it.each<[what: string, changes: Partial<NewPoll>, told: string]>([
    ['as it should be', {}, 'fine'],
    ['without a question', { question: ' \n' }, 'poll_question_required'],
    ['without anything', { question: '', answers: [], end_date: at(-1) }, 'poll_question_required'],
    ['with 300 letters', { question: 'õ'.repeat(300) }, 'fine'],
    ['with 301 letters', { question: 'õ'.repeat(301) }, 'cannot_create_poll'],
    ['with one answer', { answers: ['Monday'], end_date: at(-1) }, 'poll_answers_too_few'],
    ['with a blank answer', { answers: ['Monday', ' '] }, 'invalid_poll_option'],
    ['with the same answer twice', { answers: ['Monday', ' monday'] }, 'invalid_poll_option'],
    ['with 20 answers', { answers: many(20) }, 'fine'],
    ['with 21 answers', { answers: many(21) }, 'invalid_poll_option'],
    ['with a long answer', { answers: ['a', 'b'.repeat(201)] }, 'invalid_poll_option'],
    ['that is over', { end_date: at(-1) }, 'poll_end_in_past'],
    ['that is over now', { end_date: at(0) }, 'poll_end_in_past'],
    ['that ends in a moment', { end_date: at(1) }, 'fine'],
    ['that never ends', { end_date: null }, 'fine'],
  ])('%s', (_what, changes, told) => {
    const verdict = judgePoll({ ...poll, ...changes }, now);
    expect(verdict.allowed ? 'fine' : verdict.key).toBe(told);
  });
});

it('tells everything that is wrong with a poll, each at its field; one fault needs no list', () => {
  expect(judgePoll({ question: '', answers: ['Monday'], end_date: at(-1) }, now)).toEqual({
    allowed: false,
    key: 'poll_question_required',
    fields: { question: 'poll_question_required', answers: 'poll_answers_too_few', end_date: 'poll_end_in_past' },
  });
  expect(judgePoll({ ...poll, answers: [] }, now)).not.toHaveProperty('fields');
});

describe('the end', () => {
  it.each<[end: string | null, ended: boolean]>([
    [at(1), false],
    [at(0), true],
    [at(-1), true],
    [null, false],
  ])('%s: %s', (end, ended) => expect(isEnded(end, now)).toBe(ended));
});
