import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Change, cellKey, type Outcome, openCellQueue } from './cell-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const change = (student_id: number, value: string): Change => ({
  key: cellKey('lesson-1', student_id),
  column_key: 'lesson-1',
  student_id,
  patch: { value },
});

function open() {
  const sent: { values: string[]; attempt: string; end: (outcome: Outcome<string>) => Promise<void> }[] = [];
  let attempts = 0;
  const queue = openCellQueue<string>({
    newAttempt: () => `try ${++attempts}`,
    send: (changes, attempt) =>
      new Promise((resolve) => {
        const end = async (outcome: Outcome<string>) => {
          resolve(outcome);
          await vi.advanceTimersByTimeAsync(0);
        };
        sent.push({ values: changes.map(({ student_id, patch }) => `${student_id}=${patch.value}`), attempt, end });
      }),
  });
  const shown = () => [...queue.read().shown].map(([key, { value }]) => `${key}=${value}`);
  return { queue, sent, shown };
}
const rest = () => vi.advanceTimersByTimeAsync(400);

test('typing down a column is shown at once and sent as one call', async () => {
  const { queue, sent, shown } = open();
  queue.put([change(1, '5')]);
  await vi.advanceTimersByTimeAsync(200);
  queue.put([change(2, '4')]);
  queue.put([change(1, '3')]);
  expect(shown()).toEqual(['lesson-1:1=3', 'lesson-1:2=4']);
  await rest();
  expect(sent.map(({ values }) => values)).toEqual([['1=3', '2=4']]);
  await sent[0]?.end({ is: 'written' });
  expect(queue.read()).toMatchObject({ phase: 'resting', refused: null });
  expect(shown()).toEqual([]);
});

test('what is typed meanwhile goes out after the answer, never beside it', async () => {
  const { queue, sent } = open();
  queue.put([change(1, '5')]);
  await rest();
  queue.put([change(1, '4')]);
  await rest();
  expect(sent).toHaveLength(1);
  await sent[0]?.end({ is: 'written' });
  expect(sent.map(({ values }) => values)).toEqual([['1=5'], ['1=4']]);
});

test('a refusal puts the old values back and keeps what was typed until it is tried again or dropped', async () => {
  const { queue, sent, shown } = open();
  queue.put([change(1, '5'), change(2, '5')]);
  await rest();
  await sent[0]?.end({ is: 'refused', reason: 'journal_locked' });
  expect(shown()).toEqual([]);
  expect(queue.read().refused).toMatchObject({
    reason: 'journal_locked',
    changes: [{ student_id: 1 }, { student_id: 2 }],
  });
  queue.put([change(2, '3')]);
  expect(queue.read().refused?.changes).toHaveLength(1);
  await rest();
  await sent[1]?.end({ is: 'written' });
  queue.retry();
  expect(sent.at(-1)?.values).toEqual(['1=5']);
  await sent[2]?.end({ is: 'refused', reason: 'journal_locked' });
  queue.dropRefused();
  expect(queue.read().refused).toBeNull();
});

test('without a line the same attempt is sent again until it is heard of', async () => {
  const { queue, sent, shown } = open();
  queue.put([change(1, '5')]);
  await rest();
  await sent[0]?.end({ is: 'unheard' });
  expect(queue.read().phase).toBe('offline');
  expect(shown()).toEqual(['lesson-1:1=5']);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(sent.map(({ attempt }) => attempt)).toEqual(['try 1', 'try 1']);
  queue.put([change(2, '4')]);
  await sent[1]?.end({ is: 'written' });
  expect(sent.at(-1)).toMatchObject({ values: ['2=4'], attempt: 'try 2' });
});

test('on the way out nothing waits', async () => {
  const { queue, sent } = open();
  queue.put([change(1, '5')]);
  queue.flush();
  expect(sent).toHaveLength(1);
});
