import { describe, expect, it } from 'vitest';
import { speaksForSelf } from './speaks-for-self.ts';

const pupil = (birthday: string | null) => ({ is_pupil: true, birthday, time_zone: 'Europe/Tallinn' });

describe('who speaks for themselves', () => {
  it.each<[birthday: string | null, now: string, speaks: boolean]>([
    ['2008-11-15', '2026-11-14T21:59:59Z', false],
    ['2008-11-15', '2026-11-14T22:00:00Z', true],
    ['2008-02-29', '2026-02-28T12:00:00Z', false],
    ['2008-02-29', '2026-03-01T12:00:00Z', true],
    [null, '2026-03-01T12:00:00Z', false],
  ])('a pupil born on %s, at %s: %s', (birthday, now, speaks) =>
    expect(speaksForSelf(pupil(birthday), new Date(now))).toBe(speaks),
  );

  it('everybody who is no pupil does', () =>
    expect(speaksForSelf({ ...pupil(null), is_pupil: false }, new Date())).toBe(true));
});
