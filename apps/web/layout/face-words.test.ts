import { expect, test } from 'vitest';

type Words = { no_role: { title: string; only: string; others: string } };

const files = import.meta.glob<Words>('../words/*.json', { eager: true, import: 'default' });

test.each(Object.entries(files))('%s: the text of a closed screen does not repeat its title', (_file, words) => {
  const { title, only, others } = words.no_role;
  for (const text of [only, others]) expect(text.startsWith(title)).toBe(false);
});

test('there are words to look at', () => expect(Object.keys(files)).toHaveLength(7));
