// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '#platform/web/data/call-error.ts';
import type { Poll } from '../../contract/shapes.ts';
import { withVote } from './poll-state.ts';
import { useVoting } from './use-voting.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#platform/web/data/call.ts', () => ({ call }));
vi.mock('#platform/web/data/answer-news.ts', () => ({ refreshAnswers: () => {} }));

const [SEA, BOG] = [1, 2];
const answer = (id: number) => ({ id, text: `Answer ${id}`, votes: 0, is_mine: false });
const ASKED = { id: 9, question: 'Where?', answers: [answer(SEA), answer(BOG)], voters: 0, is_ended: false } as Poll;

let poll: Poll;
let voting: ReturnType<typeof useVoting>;
let root: Root;

function Card() {
  voting = useVoting(poll, (now) => {
    poll = now;
  });
  return null;
}

/** What was sent, each with the way to answer it. */
let sent: { answer_id: number | null; answers: (of: Promise<Poll>) => void }[];
const choose = (answer_id: number | null) => act(() => voting.choose(answer_id));
const answered = (place: number) =>
  act(async () => sent[place]?.answers(Promise.resolve(withVote(ASKED, sent[place].answer_id))));
const chosen = (): number | undefined => voting.shown.answers.find(({ is_mine }) => is_mine)?.id;
const asked = () => sent.map(({ answer_id }) => answer_id);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  poll = ASKED;
  sent = [];
  call.mockImplementation((_endpoint, { body }: { body?: { answer_id: number } }) => {
    const { promise, resolve } = Promise.withResolvers<Poll>();
    sent.push({ answer_id: body?.answer_id ?? null, answers: resolve });
    return promise;
  });
  root = createRoot(document.createElement('div'));
  act(() => root.render(<Card />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('a choice is shown at once, and sent once', async () => {
  choose(SEA);
  expect(chosen()).toBe(SEA);
  await answered(0);
  expect(chosen()).toBe(SEA);
  expect(asked()).toEqual([SEA]);
});

it('whoever changes their mind while it is on its way has the last choice sent after it', async () => {
  choose(SEA);
  choose(BOG);
  choose(null);
  choose(BOG);
  expect(chosen()).toBe(BOG);
  expect(asked()).toEqual([SEA]);
  await answered(0);
  expect(chosen()).toBe(BOG);
  expect(asked()).toEqual([SEA, BOG]);
  await answered(1);
  expect(chosen()).toBe(BOG);
  expect(asked()).toEqual([SEA, BOG]);
});

const refused = (place: number) =>
  act(async () =>
    sent[place]?.answers(Promise.reject(new CallError({ status: 409, refusals: [{ key: 'poll_ended', params: {} }] }))),
  );

it('a refusal shows again how the poll stands', async () => {
  choose(SEA);
  await refused(0);
  expect(chosen()).toBeUndefined();
  choose(BOG);
  expect(chosen()).toBe(BOG);
  expect(asked()).toEqual([SEA, BOG]);
});

it('the last choice is sent also after one that was refused', async () => {
  choose(SEA);
  choose(BOG);
  await refused(0);
  expect(chosen()).toBe(BOG);
  expect(asked()).toEqual([SEA, BOG]);
  await answered(1);
  expect(chosen()).toBe(BOG);
});
