import { describe, expect, it } from 'vitest';
import { draftOf, faultsIn, type PollDraft, pollOf, withEmptyField } from './poll-draft.ts';

const zone = 'Europe/Tallinn';
const now = new Date('2026-11-16T08:00:00Z');
const draft: PollDraft = { question: 'When?', answers: ['Mon', 'Tue', ''], day: '', time: '23:59' };

describe('a poll that is being written', () => {
  it.each([
    [[], ['', '']],
    [['a'], ['a', '']],
    [
      ['a', 'b'],
      ['a', 'b', ''],
    ],
    [
      ['a', '', 'c', '', ''],
      ['a', '', 'c', ''],
    ],
  ])('has an empty field after %j', (answers, shown) => {
    expect(withEmptyField(answers)).toEqual(shown);
  });

  it('comes back as it was kept', () => {
    const kept = pollOf({ ...draft, day: '20.11.2026', time: '18:30' }, zone);
    expect(kept).toEqual({ question: 'When?', answers: ['Mon', 'Tue'], end_date: '2026-11-20T16:30:00.000Z' });
    expect(draftOf(kept, zone)).toEqual({ ...draft, day: '20.11.2026', time: '18:30' });
  });

  it.each([
    [{}, []],
    [{ question: ' ' }, ['question']],
    [{ answers: ['Mon', ''] }, ['answers']],
    [{ answers: ['Mon', 'mon'] }, ['answers']],
    [{ day: '15.11.2026' }, ['day']],
    [{ day: '31.02.2027' }, ['day']],
    [{ day: '16.11.2026', time: '' }, []],
    [{ question: '', answers: ['', ''], day: '15.11.2026' }, ['question', 'answers', 'day']],
    [{ question: '', answers: ['Mon', 'Mon'], day: '31.02.2027' }, ['question', 'answers', 'day']],
  ] as [Partial<PollDraft>, string[]][])('with %j is at fault in %j, all at once', (change, fields) => {
    expect(faultsIn({ ...draft, ...change }, zone, now).map(({ field }) => field)).toEqual(fields);
  });
});
