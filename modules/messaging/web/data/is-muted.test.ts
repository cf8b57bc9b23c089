import { expect, it } from 'vitest';
import { isMutedAt } from './is-muted.ts';

const NINE = '2026-03-02T09:00:00.000Z';

it.each<[what: string, entry: { is_muted: boolean; muted_until: string | null }, now: string, is: boolean]>([
  ['sounds when it was never muted', { is_muted: false, muted_until: null }, NINE, false],
  ['is silent until somebody unmutes it', { is_muted: true, muted_until: null }, '2036-03-02T09:00:00.000Z', true],
  ['is silent while the time runs', { is_muted: true, muted_until: NINE }, '2026-03-02T08:59:59.999Z', true],
  ['sounds as soon as it is over', { is_muted: true, muted_until: NINE }, NINE, false],
])('a conversation %s', (_what, entry, now, is) => {
  expect(isMutedAt(entry, new Date(now))).toBe(is);
});
