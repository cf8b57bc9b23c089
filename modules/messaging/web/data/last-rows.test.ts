import { expect, it } from 'vitest';
import type { Message } from '../../contract/shapes.ts';
import type { ChatRow } from './chat-rows.ts';
import { lastRowsOf } from './last-rows.ts';

const said = (author_user_id: number, starts: boolean): ChatRow => ({
  kind: 'message',
  key: 'message',
  message: { author_user_id } as Message,
  starts,
  ends: true,
});

const me = { my_id: 1, namesAuthors: true };
const many = (row: ChatRow): ChatRow[] => Array.from({ length: 100 }, () => row);

it.each<[what: string, row: ChatRow, count: number]>([
  ['of what one person goes on saying, in lines without a name', said(2, false), 15],
  ['of what others begin to say, each with a name above it', said(2, true), 9],
  ['of what oneself says, where nobody is named', said(1, true), 13],
  ['of what the system tells', { kind: 'system', key: 'system', message: {} as Message }, 24],
])('a list is filled %s', (_what, row, count) => {
  expect(lastRowsOf(many(row), { ...me, height: () => 560 })).toHaveLength(count);
});

it('the list begins with the first row where there are few', () => {
  const few = [said(1, true), said(2, true)];
  expect(lastRowsOf(few, { ...me, height: () => 560 })).toEqual(few);
  expect(lastRowsOf([], { ...me, height: () => 560 })).toEqual([]);
});
