import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#platform/testing/product.ts';
import { photoCheck } from './photo-process.ts';

const PHOTO = join(projectRoot, 'tests', 'photo-fixtures', 'ok-hopper.jpg');
const NOTHING = join(projectRoot, 'tests', 'photo-fixtures', 'nothing.jpg');

it('says that it could not look where that took too long, broke, or was stopped', { timeout: 60_000 }, async () => {
  const hasty = photoCheck(1);
  expect(await hasty.check(1, PHOTO)).toBe('unchecked');
  hasty.close();

  const photos = photoCheck();
  // A file that is not there breaks the work and its process; the next photo gets a new one.
  expect(await photos.check(1, NOTHING)).toBe('unchecked');
  expect(await photos.check(1, PHOTO)).toEqual({ fault: null });
  photos.close();
  expect(await photos.check(1, PHOTO)).toBe('unchecked');
});

it('lets its memory go when nobody needs it, and comes back', { timeout: 60_000 }, async () => {
  const photos = photoCheck(30_000, 1);
  expect(await photos.check(1, PHOTO)).toEqual({ fault: null });
  expect(await photos.check(2, PHOTO)).toEqual({ fault: null });
  photos.close();
});
