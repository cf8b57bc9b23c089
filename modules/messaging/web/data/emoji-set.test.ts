import { describe, expect, it } from 'vitest';
import { readReaction } from '../../rules/reaction.ts';
import { loadEmojis } from './emoji-names.ts';
import { findEmojis, sectionsOf } from './emoji-set.ts';

const hand = {
  hexcode: '1F44B',
  unicode: '👋',
  label: 'lehvitav käsi',
  tags: ['tere'],
  group: 1,
  order: 2,
  skins: [
    { hexcode: '1F44B-1F3FF', unicode: '👋🏿' },
    { hexcode: '1F44B-1F3FB', unicode: '👋🏻' },
  ],
};
const smile = { hexcode: '1F600', unicode: '😀', label: 'naerunägu', group: 0, order: 1 };
const part = { hexcode: '1F3FB', unicode: '🏻', label: 'hele', group: 2, order: 3 };

describe('the emojis', () => {
  const sections = sectionsOf([hand, part, smile]);

  it('stand in their groups, with their tones from light to dark', () => {
    expect(sections.map(({ group, emojis }) => [group, emojis.map(({ emoji }) => emoji).join('')]).slice(0, 2)).toEqual(
      [
        ['smileys', '😀'],
        ['people', '👋'],
      ],
    );
    expect(sections[1]?.emojis[0]?.tones).toEqual(['👋🏻', '👋🏿']);
  });

  it.each([
    ['kasi', '👋'],
    ['TERE', '👋'],
    ['näg', '😀'],
    ['lehv kä', '👋'],
    ['kass', ''],
  ])('are found by a part of any word: %s', (search, found) => {
    expect(
      findEmojis(sections, search)
        .map(({ emoji }) => emoji)
        .join(''),
    ).toBe(found);
  });

  it('can all be reacted with, as they are written', async () => {
    const all = (await loadEmojis('en')).flatMap(({ emojis }) => emojis.map(({ emoji }) => emoji));
    expect(all).toContain('👍');
    expect(all.filter((emoji) => readReaction(emoji) !== emoji)).toEqual([]);
  });

  it('have Latvian names, also where they are put together', async () => {
    const all = (await loadEmojis('lv')).flatMap(({ emojis }) => emojis);
    const nameOf = (sought: string) => all.find(({ emoji }) => emoji === sought)?.name;
    expect(all.length).toBeGreaterThan(1800);
    expect(nameOf('🇱🇻')).toBe('Latvija');
    expect(nameOf('👨‍👧')).toBe('vīrietis, meitene');
    const english = (await loadEmojis('en')).flatMap(({ emojis }) => emojis);
    const same = all.filter(({ emoji, name }) => english.find((one) => one.emoji === emoji)?.name === name);
    expect(same.length).toBeLessThan(40);
  });
});
