import { expect, it } from 'vitest';
import type { Message } from '../../contract/shapes.ts';
import { chatRows } from './chat-rows.ts';
import { emptyTalk } from './talk.ts';

const ZONE = 'Europe/Tallinn';

const message = (number: number, creation_date: string, parts: Partial<Message> = {}): Message =>
  ({ message_id: number, number, creation_date, author_user_id: 1, message_type: 'simple', ...parts }) as Message;

const shown = (messages: Message[], first_unread: number | null = null) =>
  chatRows({ ...emptyTalk, messages, first_unread }, ZONE).map((row) =>
    row.kind === 'message' ? `${row.message.number}${row.starts ? ' starts' : ''}${row.ends ? ' ends' : ''}` : row.key,
  );

it('puts days between, by the clock of the school', () => {
  // Half an hour before midnight in Tallinn, and half an hour after.
  expect(shown([message(1, '2026-11-15T21:30:00Z'), message(2, '2026-11-15T22:30:00Z')])).toEqual([
    'day-2026-11-15',
    '1 starts ends',
    'day-2026-11-16',
    '2 starts ends',
  ]);
});

it('keeps together what one person says without a break', () => {
  const rows = shown([
    message(1, '2026-11-16T08:00:00Z'),
    message(2, '2026-11-16T08:01:00Z'),
    message(3, '2026-11-16T08:02:00Z', { author_user_id: 2 }),
    message(4, '2026-11-16T08:30:00Z', { author_user_id: 2 }),
  ]);
  expect(rows).toEqual(['day-2026-11-16', '1 starts', '2 ends', '3 starts ends', '4 starts ends']);
});

it('draws the line before the first unread message, and system messages break', () => {
  const rows = shown(
    [
      message(1, '2026-11-16T08:00:00Z'),
      message(2, '2026-11-16T08:01:00Z'),
      message(3, '2026-11-16T08:02:00Z', { message_type: 'system' }),
      message(4, '2026-11-16T08:03:00Z'),
    ],
    2,
  );
  expect(rows).toEqual(['day-2026-11-16', '1 starts ends', 'new', '2 starts ends', 'message-3', '4 starts ends']);
});
