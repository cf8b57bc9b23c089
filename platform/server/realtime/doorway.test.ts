import { expect, it } from 'vitest';
import { openDoorway } from './doorway.ts';

it('lets so many wait for each address, and others come when somebody is known or gone', () => {
  const doorway = openDoorway(2);
  const [first, second] = [doorway.enter('a'), doorway.enter('a')];
  expect([first, second, doorway.enter('a')]).toEqual([expect.any(Function), expect.any(Function), null]);
  expect(doorway.enter('b')).not.toBeNull();
  // Known first and gone later is still one.
  first?.();
  first?.();
  expect([doorway.enter('a'), doorway.enter('a')]).toEqual([expect.any(Function), null]);
});
