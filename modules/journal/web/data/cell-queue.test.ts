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

const written = (versions: Record<string, number> = {}): Outcome<string> => ({
  is: 'written',
  versions: new Map(Object.entries(versions)),
});

function open() {
  /** The version of every cell that the screen shows. */
  const screen = { version: 0 };
  const sent: {
    values: string[];
    since: number[];
    attempt: string;
    end: (outcome: Outcome<string>) => Promise<void>;
  }[] = [];
  let attempts = 0;
  const queue = openCellQueue<string>({
    newAttempt: () => `try ${++attempts}`,
    seen: () => screen.version,
    send: (changes, attempt) =>
      new Promise((resolve) => {
        const end = async (outcome: Outcome<string>) => {
          resolve(outcome);
          await vi.advanceTimersByTimeAsync(0);
        };
        const values = changes.map(({ student_id, patch }) => `${student_id}=${patch.value}`);
        sent.push({ values, since: changes.map(({ since }) => since), attempt, end });
      }),
  });
  const shown = () => [...queue.read().shown].map(([key, { value }]) => `${key}=${value}`);
  return { queue, sent, shown, screen };
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
  await sent[0]?.end(written());
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
  await sent[0]?.end(written());
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
  await sent[1]?.end(written());
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
  await sent[1]?.end(written());
  expect(sent.at(-1)).toMatchObject({ values: ['2=4'], attempt: 'try 2' });
});

test('on the way out nothing waits', async () => {
  const { queue, sent } = open();
  queue.put([change(1, '5')]);
  queue.flush();
  expect(sent).toHaveLength(1);
});

test('a cell is written over the version that was on screen when it was typed, not over what came in since', async () => {
  const { queue, sent, screen } = open();
  screen.version = 3;
  queue.put([change(1, '5')]);
  // A colleague's value comes in before ours is sent; ours lies over it, so nobody has seen it.
  screen.version = 4;
  queue.put([change(1, '4'), change(2, '4')]);
  await rest();
  expect(sent[0]).toMatchObject({ values: ['1=4', '2=4'], since: [3, 4] });
  screen.version = 5;
  queue.put([change(1, '3')]);
  await sent[0]?.end({ is: 'refused', reason: 'cell_saved_meanwhile' });
  expect(sent[1]).toMatchObject({ values: ['1=3'], since: [3] });
  await sent[1]?.end({ is: 'refused', reason: 'cell_saved_meanwhile' });
  // Whoever tries again has seen what stands there now.
  queue.retry();
  expect(sent[2]).toMatchObject({ values: ['1=3', '2=4'], since: [5, 5] });
});

test('what is typed over a write that is on its way is typed over its outcome', async () => {
  const { queue, sent, screen } = open();
  screen.version = 3;
  queue.put([change(1, '5')]);
  await rest();
  queue.put([change(1, '4'), change(2, '4')]);
  await sent[0]?.end(written({ 'lesson-1:1': 4, 'lesson-1:2': 9 }));
  expect(sent[1]).toMatchObject({ values: ['1=4', '2=4'], since: [4, 3] });
});
