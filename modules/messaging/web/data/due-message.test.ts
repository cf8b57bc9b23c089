import { expect, it } from 'vitest';
import type { Message } from '../../contract/shapes.ts';
import { dueMessage } from './due-message.ts';

const ME = 1;
const OTHER = 2;

const said = (number: number, parts: Partial<Message> = {}) =>
  ({ message_id: 100 + number, number, author_user_id: OTHER, first_seen_by_me: null, ...parts }) as Message;

/** Looks again and again, as a page does, at messages that came at their times; gives what was due and when. */
function looking(messages: readonly (Message & { at?: number })[], until: number): [at: number, number: number][] {
  const inView = new Map<number, number>();
  const seen = new Set<number>();
  const due: [number, number][] = [];
  for (let at = 0; at <= until; at += 300) {
    const here = messages
      .filter((one) => (one.at ?? 0) <= at)
      .map((one) => (seen.has(one.number) ? { ...one, first_seen_by_me: 'now' } : one)) as Message[];
    const live = new Set(messages.filter((one) => one.at !== undefined).map(({ message_id }) => message_id));
    const message = dueMessage({ messages: here, live }, inView, { lastVisible: 99, my_id: ME, at });
    if (!message) continue;
    due.push([at, message.number]);
    for (const { number } of here) if (number <= message.number) seen.add(number);
  }
  return due;
}

it('what is there when one comes is seen after half a second, what arrives after two', () => {
  expect(looking([said(1), said(2)], 900)).toEqual([[600, 2]]);
  expect(looking([{ ...said(1), at: 300 }], 3_000)).toEqual([[2_400, 1]]);
});

it('what keeps arriving does not put off what is there already', () => {
  const stream = Array.from({ length: 6 }, (_, turn) => ({ ...said(turn + 1), at: turn * 1_200 }));
  const due = looking(stream, 8_400);
  expect(due[0]).toEqual([2_100, 1]);
  expect(due.at(-1)?.[1]).toBe(6);
  // Each is seen two seconds after it came, and none before.
  for (const [at, number] of due) expect(at - (number - 1) * 1_200).toBeGreaterThanOrEqual(2_000);
});

it('one’s own words, lines of the system and what lies below the view are not marked', () => {
  const system = said(2, { message_type: 'system' });
  expect(looking([said(1, { author_user_id: ME }), system], 3_000)).toEqual([]);
  const below = dueMessage({ messages: [said(100)], live: new Set() }, new Map([[200, 0]]), {
    lastVisible: 99,
    my_id: ME,
    at: 9_000,
  });
  expect(below).toBeUndefined();
});
