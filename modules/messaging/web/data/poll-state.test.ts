import { expect, it } from 'vitest';
import type { Poll } from '../../contract/shapes.ts';
import { shareOf, withVote } from './poll-state.ts';

const poll: Poll = {
  id: 1,
  question: 'When?',
  answers: [
    { id: 7, text: 'Monday', votes: 2, is_mine: true },
    { id: 8, text: 'Tuesday', votes: 0, is_mine: false },
  ],
  end_date: null,
  poll_type: 'radio',
  response_visibility: 'all',
  is_ended: false,
  voters: 2,
};

const standing = ({ voters, answers }: Poll) => [voters, ...answers.map(({ votes, is_mine }) => [votes, is_mine])];

it('stands as it will with another vote, with the same one, and with none', () => {
  expect(standing(withVote(poll, 8))).toEqual([2, [1, false], [1, true]]);
  expect(standing(withVote(poll, 7))).toEqual([2, [2, true], [0, false]]);
  expect(standing(withVote(poll, null))).toEqual([1, [1, false], [0, false]]);
});

it.each([
  [0, 0, 0],
  [1, 3, 33],
  [3, 3, 100],
])('%i of %i is %i percent', (votes, voters, share) => {
  expect(shareOf(votes, voters)).toBe(share);
});
