import { describe, expect, it } from 'vitest';
import { GROUP_TYPES, LEVELS } from '../contract/kinds.ts';
import { mayInConversation, type Standing } from './may-in-conversation.ts';

const ALL = { is_staff: true, features: ['MESSAGING_POLLS', 'MESSAGING_REACTIONS'] };
const standing = (more: Partial<Standing>): Standing => ({
  group_type: 'simple',
  title: 'Choir',
  permission_level_id: LEVELS.ordinary,
  has_left: false,
  may_talk: true,
  last_count: 0,
  ...more,
});

/** The first letters of what somebody may: post, react, vote, export polls, settings, add, see members, own readers, replies, leave, delete. */
const lettersOf = (more: Partial<Standing>): string => {
  const may = mayInConversation(standing(more), ALL);
  const letters = {
    p: may.post,
    r: may.react,
    v: may.vote,
    e: may.export_polls,
    s: may.change_settings,
    a: may.add_members,
    m: may.see_members,
    o: may.see_own_readers,
    t: may.toggle_replies,
    l: may.leave,
    d: may.delete_for_everyone,
  };
  return Object.entries(letters)
    .map(([letter, is]) => (is ? letter : '-'))
    .join('');
};

describe.each([
  ['simple', 'prvesamotld', 'prve--mo-l-'],
  ['new_announcement', 'prvesamotld', '-rve-----l-'],
  ['official', 'prve--mot--', 'prve--mo---'],
  ['official_announcement', 'prve--mot--', '-rve-------'],
  ['campaign', '---e--mo---', '---e-------'],
  ['forever_alone', 'prvesamo-ld', 'prve--mo-l-'],
  ['private', 'prve--mo--d', 'prve--mo---'],
] as const)('in a conversation of the kind %s', (group_type, admin, ordinary) => {
  it('admins and ordinary members may what the table says, and whoever left nothing', () => {
    expect(lettersOf({ group_type, permission_level_id: LEVELS.admin })).toBe(admin);
    expect(lettersOf({ group_type })).toBe(ordinary);
    expect(lettersOf({ group_type, permission_level_id: LEVELS.admin, has_left: true })).toBe('-----------');
  });
});

it('knows every kind', () => {
  expect(GROUP_TYPES).toHaveLength(7);
});

it('lets nobody change notes to oneself', () => {
  const notes = { group_type: 'forever_alone', title: '', permission_level_id: LEVELS.admin } as const;
  expect(lettersOf(notes)).toBe('prve--mo---');
});

it.each<[who: string, more: Partial<Standing>, features: string[], react: boolean, promo: boolean]>([
  ['whose school has reactions', {}, ['MESSAGING_REACTIONS'], true, false],
  ['whose school has none', {}, [], false, true],
  ['who left', { has_left: true }, [], false, false],
  ['who reads a campaign', { group_type: 'campaign' }, [], false, false],
  ['when neither of two may write to the other', { group_type: 'private', may_talk: false }, [], false, false],
])('tells one %s whether reacting is theirs, or is to be paid for', (_who, more, features, react, promo) => {
  const may = mayInConversation(standing(more), { is_staff: false, features });
  expect([may.react, may.see_react_promo]).toEqual([react, promo]);
});

it.each<[who: string, more: Partial<Standing>, adds: boolean, takesBack: boolean]>([
  ['who may write to the other', { group_type: 'private' }, true, true],
  ['when neither of two may write to the other', { group_type: 'private', may_talk: false }, false, true],
  ['who reads an announcement', { group_type: 'new_announcement' }, true, true],
  ['who left', { has_left: true }, false, false],
])('lets one %s react and vote, or only take that back', (_who, more, adds, takesBack) => {
  const may = mayInConversation(standing(more), ALL);
  expect([may.react, may.vote, may.unreact, may.unvote]).toEqual([adds, adds, takesBack, takesBack]);
});

it('adds nothing to a private talk when neither of the two may write to the other', () => {
  expect(lettersOf({ group_type: 'private', may_talk: false })).toBe('---e--mo---');
  const may = mayInConversation(standing({ group_type: 'private', may_talk: false }), ALL);
  expect([may.post_important, may.create_poll, may.see_react_promo]).toEqual([false, false, false]);
});

it('follows the package, the staff and what was written', () => {
  const plain = mayInConversation(standing({}), { is_staff: false, features: [] });
  expect([plain.post, plain.post_important, plain.create_poll, plain.react]).toEqual([true, false, false, false]);
  expect([plain.vote, plain.export_polls]).toEqual([true, false]);
  expect([plain.unvote, plain.unreact]).toEqual([true, false]);
  expect(lettersOf({ permission_level_id: LEVELS.admin, last_count: 1 })).toBe('prvesamotl-');
});
