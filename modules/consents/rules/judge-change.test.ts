import { describe, expect, it } from 'vitest';
import { type ConsentState, judgeChange, stateOf } from './judge-change.ts';

const publish = { is_published: true };
const archive = { is_archived: true };
const both = { ...publish, ...archive };

describe('a change of a consent', () => {
  it.each<[state: ConsentState, wish: object, key: string | null]>([
    ['draft', {}, null],
    ['draft', { is_published: false }, null],
    ['draft', publish, null],
    ['draft', archive, 'cant-archive-draft'],
    ['draft', both, 'cant-publish-and-archive'],
    ['published', {}, null],
    ['published', { is_published: false }, null],
    ['published', publish, 'already-published'],
    ['published', archive, null],
    ['published', both, 'cant-publish-and-archive'],
    ['archived', {}, 'cant-update-archived-consent'],
    ['archived', { is_archived: false }, 'cant-update-archived-consent'],
    ['archived', publish, 'cant-publish-archived-consent'],
    ['archived', archive, 'already-archived'],
    ['archived', both, 'cant-publish-and-archive'],
  ])('%s, %j: %s', (state, wish, key) => {
    const verdict = judgeChange(state, wish);
    expect(verdict.allowed ? null : verdict.key).toBe(key);
  });

  it.each<[published_at: string | null, archived_at: string | null, state: ConsentState]>([
    [null, null, 'draft'],
    ['2026-01-01T00:00:00Z', null, 'published'],
    ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', 'archived'],
  ])('published %s, archived %s is %s', (published_at, archived_at, state) =>
    expect(stateOf({ published_at, archived_at })).toBe(state),
  );
});
