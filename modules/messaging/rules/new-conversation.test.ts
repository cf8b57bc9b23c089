import { describe, expect, test } from 'vitest';
import { judgeChoice, judgeRecipients, judgeSize, kindOf } from './new-conversation.ts';

const group = (school_id: number, study_year_id: number | null = 2) => ({
  school_id,
  study_year_id,
  key: 'students:1',
});
const keyOf = (verdict: { allowed: boolean; key?: string }) => (verdict.allowed ? undefined : verdict.key);

describe('what was chosen', () => {
  test.each([
    [[], [], undefined, 'no_users_selected'],
    [[7], [], undefined, undefined],
    [[], [group(1), group(1)], undefined, undefined],
    [[7], [group(1)], undefined, 'users_beside_groups'],
    // The first fault is the one that is told.
    [[7], [group(1), group(2, 5)], undefined, 'users_beside_groups'],
    [[], [group(1), group(2, 5)], undefined, 'groups_of_different_schools'],
    [[], [group(1), group(1, 3)], undefined, 'groups_of_different_years'],
    [[], [group(1)], 2, undefined],
    [[], [group(1)], 3, 'groups_of_different_years'],
    [Array.from({ length: 1_001 }, (_, id) => id + 1), [], undefined, 'too_many_users'],
  ])('users %j, groups %j, year %s: %s', (user_ids, groups, study_year_id, key) => {
    expect(keyOf(judgeChoice({ user_ids, groups, study_year_id }))).toBe(key);
  });

  test.each([
    ['simple', 1_000],
    ['new_announcement', 10_000],
    ['official_announcement', 10_000],
  ] as const)('a %s is given at most %i at once', (kind, most) => {
    expect([judgeSize(kind, most).allowed, judgeSize(kind, most + 1).allowed]).toEqual([true, false]);
  });
});

test.each([
  [undefined, [7], [], 'private'],
  [undefined, [7, 8], [], 'simple'],
  [undefined, [], [group(1)], 'simple'],
  ['simple', [7], [], 'simple'],
  ['new_announcement', [7, 8, 9], [], 'new_announcement'],
] as const)('asked for %s with %j and %j it is %s', (asked, user_ids, groups, kind) => {
  expect(kindOf(asked, { user_ids, groups })).toBe(kind);
});

test.each([
  ['new_announcement', 1, 'private_conversation_cannot_be_announcement'],
  ['new_announcement', 2, 'too_few_recipients'],
  ['new_announcement', 3, undefined],
  ['simple', 1, undefined],
] as const)('%s with %i recipients: %s', (kind, count, key) => {
  expect(keyOf(judgeRecipients(kind, count))).toBe(key);
});
