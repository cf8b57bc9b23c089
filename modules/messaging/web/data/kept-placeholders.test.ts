// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ownDrafts } from '#platform/web/data/kept-draft.ts';
import { keptPlaceholders } from './kept-placeholders.ts';
import type { Placeholder } from './talk.ts';

const one = (client_id: string, state: Placeholder['state']): Placeholder => ({
  client_id,
  content_plain: `Words of ${client_id}`,
  files: [],
  is_important: false,
  quote: null,
  begun: [],
  creation_date: '2026-11-19T08:00:00.000Z',
  state,
  fault: null,
});

let group_id = 100;
let stop: () => void;
const heard = vi.fn<() => void>();
beforeEach(() => {
  group_id += 1;
  localStorage.clear();
  heard.mockClear();
  stop = keptPlaceholders.listen(heard);
});
afterEach(() => stop());

const failedNow = () => keptPlaceholders.lastFailed(1, group_id)?.client_id;
/** Another tab has written; this one hears of it as browsers tell it. */
function writeElsewhere(placeholders: readonly Placeholder[] | null): void {
  const key = `kriit-unsent:1:${group_id}`;
  if (placeholders) localStorage.setItem(key, JSON.stringify(placeholders));
  else localStorage.removeItem(key);
  dispatchEvent(new StorageEvent('storage', { key }));
}

it('the list hears of what failed, and not of what is on its way', () => {
  keptPlaceholders.write(1, group_id, [], [one('a', 'sending')]);
  expect(failedNow()).toBeUndefined();
  keptPlaceholders.write(1, group_id, [one('a', 'sending')], [one('a', 'failed'), one('b', 'sending')]);
  expect(failedNow()).toBe('a');
  expect(keptPlaceholders.lastFailed(1, group_id)).toBe(keptPlaceholders.lastFailed(1, group_id));
  expect(keptPlaceholders.lastFailed(2, group_id)).toBeNull();
  keptPlaceholders.write(1, group_id, [one('a', 'failed'), one('b', 'sending')], []);
  expect(failedNow()).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(3);
});

it('what an earlier page has left behind has failed', () => {
  localStorage.setItem(`kriit-unsent:1:${group_id}`, JSON.stringify([one('a', 'sending')]));
  expect(failedNow()).toBe('a');
});

it('what another tab sends has not failed until that tab says so', () => {
  writeElsewhere([one('a', 'sending')]);
  expect(failedNow()).toBeUndefined();
  writeElsewhere([one('a', 'failed')]);
  expect(failedNow()).toBe('a');
  writeElsewhere(null);
  expect(failedNow()).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(3);
});

it('nothing is left of it when its writer signs out', () => {
  keptPlaceholders.write(1, group_id, [], [one('a', 'failed')]);
  ownDrafts.belongTo(1);
  ownDrafts.forget();
  expect(failedNow()).toBeUndefined();
});
