import { expect, it } from 'vitest';
import type { Message } from '../../contract/shapes.ts';
import type { ChatRow } from './chat-rows.ts';
import { rowsSeenAt } from './first-rows.ts';

const said = (author_user_id: number, starts: boolean): ChatRow => ({
  kind: 'message',
  key: 'message',
  message: { author_user_id } as Message,
  starts,
  ends: true,
});

const me = { my_id: 1, namesAuthors: true };
const many = (row: ChatRow): ChatRow[] => Array.from({ length: 100 }, () => row);

const heights = { ...me, height: () => 560 };

it.each<[what: string, row: ChatRow, count: number]>([
  ['of what one person goes on saying, in lines without a name', said(2, false), 15],
  ['of what others begin to say, each with a name above it', said(2, true), 9],
  ['of what oneself says, where nobody is named', said(1, true), 13],
  ['of what the system tells', { kind: 'system', key: 'system', message: {} as Message }, 24],
])('a list is filled %s', (_what, row, count) => {
  expect(rowsSeenAt(many(row), { index: 99, align: 'end' }, heights)).toEqual({ from: 100 - count, to: 100 });
  expect(rowsSeenAt(many(row), { index: 40, align: 'start' }, heights)).toEqual({ from: 40, to: 40 + count });
});

it('around a message that was looked for, half of the list lies above it', () => {
  expect(rowsSeenAt(many(said(2, false)), { index: 50, align: 'center' }, heights)).toEqual({ from: 43, to: 58 });
});

it('what is missing on one side is filled from the other', () => {
  const rows = many(said(2, false));
  expect(rowsSeenAt(rows, { index: 97, align: 'start' }, heights)).toEqual({ from: 85, to: 100 });
  expect(rowsSeenAt(rows, { index: 1, align: 'center' }, heights)).toEqual({ from: 0, to: 15 });
});

it('the list begins with the first row where there are few', () => {
  const few = [said(1, true), said(2, true)];
  for (const align of ['start', 'center', 'end'] as const) {
    expect(rowsSeenAt(few, { index: 1, align }, heights)).toEqual({ from: 0, to: 2 });
    expect(rowsSeenAt([], { index: 0, align }, heights)).toEqual({ from: 0, to: 0 });
  }
});
