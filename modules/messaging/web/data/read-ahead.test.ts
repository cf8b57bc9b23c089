import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readAhead, seeAhead, takeAhead } from './read-ahead.ts';
import { talkNews } from './talk-news.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#platform/web/data/call.ts', () => ({ call }));

const GROUP = 7;
const answer = { data: [], meta: { previous: null, next: null, first_unread: null } };

beforeEach(() => {
  vi.useFakeTimers();
  call.mockReset().mockResolvedValue(answer);
});
afterEach(() => {
  takeAhead(GROUP);
  vi.useRealTimers();
});

it('what was asked for ahead is taken once, by the conversation that it is of', async () => {
  void readAhead(GROUP);
  expect(takeAhead(8)).toBeNull();
  expect(await takeAhead(GROUP)).toBe(answer);
  expect(takeAhead(GROUP)).toBeNull();
  expect(call).toHaveBeenCalledTimes(1);
});

it('is seen when it has come, and stays for whoever takes it', async () => {
  const coming = readAhead(GROUP);
  expect(seeAhead(GROUP)).toBeNull();
  await coming;
  expect(seeAhead(8)).toBeNull();
  expect(seeAhead(GROUP)).toBe(answer);
  expect(await takeAhead(GROUP)).toBe(answer);
  expect(seeAhead(GROUP)).toBeNull();
});

it('whoever presses on another one goes there', async () => {
  void readAhead(8);
  void readAhead(GROUP);
  expect(takeAhead(8)).toBeNull();
  expect(await takeAhead(GROUP)).toBe(answer);
});

it('whoever lets go has asked when the mouse went down', async () => {
  void readAhead(GROUP);
  await readAhead(GROUP);
  expect(call).toHaveBeenCalledTimes(1);
  expect(seeAhead(GROUP)).toBe(answer);
});

it('what failed as the mouse went down is asked for once more', async () => {
  call.mockRejectedValueOnce(new Error('offline'));
  await readAhead(GROUP);
  await readAhead(GROUP);
  expect(call).toHaveBeenCalledTimes(2);
  expect(seeAhead(GROUP)).toBe(answer);
});

it('what is heard of the conversation before it listens for itself is not missed', () => {
  void readAhead(GROUP);
  expect(talkNews.tell({ kind: 'touched', data: { group_id: 8, message_id: 1 } })).toBe(false);
  talkNews.tell({ kind: 'touched', data: { group_id: GROUP, message_id: 1 } });
  expect(takeAhead(GROUP)).toBeNull();
});

it('too much that was missed ends it too', () => {
  void readAhead(GROUP);
  talkNews.tell({ kind: 'reload', data: { group_id: null } });
  expect(takeAhead(GROUP)).toBeNull();
});

it('nobody takes what is old', async () => {
  void readAhead(GROUP);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(takeAhead(GROUP)).toBeNull();
});

it('a failure is heard by whoever takes it, and by nobody else', async () => {
  call.mockRejectedValue(new Error('offline'));
  void readAhead(GROUP);
  await readAhead(GROUP);
  expect(seeAhead(GROUP)).toBeNull();
  await expect(takeAhead(GROUP)).rejects.toThrow('offline');
});
