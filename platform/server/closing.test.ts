import { expect, it } from 'vitest';
import { keepClosers } from './closing.ts';

it('closes the last opened first, once, and waits no longer than each may take', async () => {
  const closers = keepClosers();
  const closed: string[] = [];
  closers.add(1_000, async () => closed.push('database'));
  closers.add(1_000, async () => {
    throw new Error('already gone');
  });
  closers.add(10, () => new Promise(() => {}));
  closers.add(1_000, async () => closed.push('listener'));
  expect(closers.isClosing()).toBe(false);
  await Promise.all([closers.close(), closers.close()]);
  expect(closers.isClosing()).toBe(true);
  expect(closed).toEqual(['listener', 'database']);
});
