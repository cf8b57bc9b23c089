import { expect, it } from 'vitest';
import type { TodayEntry } from '#platform/contract/today.ts';
import { inOrder } from './order.ts';

const line = (kind: string, urgency: TodayEntry['urgency'], due: string | null = null): TodayEntry => ({
  kind,
  params: {},
  link: '/',
  urgency,
  child: null,
  due,
});

it('puts what is urgent first, then what is due first', () => {
  const lines = [
    line('later', 'soon'),
    line('note', 'info'),
    line('tomorrow', 'now', '2026-11-16T08:00:00Z'),
    line('tonight', 'now', '2026-11-15T18:00:00Z'),
    line('some day', 'now'),
  ];
  expect(inOrder(lines).map(({ kind }) => kind)).toEqual(['tonight', 'tomorrow', 'some day', 'later', 'note']);
});
