/** What is read of an entry of the published data; the rest of it is not looked at. */
export type RawEmoji = {
  readonly hexcode: string;
  readonly unicode: string;
  readonly label: string;
  readonly tags?: readonly string[];
  readonly group?: number;
  readonly order?: number;
  readonly skins?: readonly { readonly hexcode: string; readonly unicode: string }[];
};

export type Emoji = {
  readonly emoji: string;
  readonly name: string;
  /** Name and other words, as a search compares them. */
  readonly words: readonly string[];
  /** The same in the five tones of skin, lightest first; empty for what has no skin. */
  readonly tones: readonly string[];
};

/** The groups of Unicode that people pick from, by its own numbers; 2 are mere components. */
const EMOJI_GROUPS = {
  smileys: 0,
  people: 1,
  nature: 3,
  food: 4,
  travel: 5,
  activities: 6,
  objects: 7,
  symbols: 8,
  flags: 9,
} as const;
export type EmojiGroup = keyof typeof EMOJI_GROUPS;

export type EmojiSection = { readonly group: EmojiGroup; readonly emojis: readonly Emoji[] };

const TONES = ['1F3FB', '1F3FC', '1F3FD', '1F3FE', '1F3FF'];
const isTone = (part: string): boolean => TONES.includes(part);

/** Emoji 16 and 17: the fonts of most devices draw a box for them still. */
const TOO_NEW = new Set(
  '1FA89 1FA8F 1FABE 1FAC6 1FADC 1FADF 1FAE9 1F1E8-1F1F6 1F6D8 1FA8A 1FA8E 1FAC8 1FACD 1FAEA 1FAEF 1F9D1-200D-1FA70'.split(
    ' ',
  ),
);

/** Small letters without their marks, so that "suda" finds "süda". */
const asSearched = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** A sign that is a picture anyway, and the wish that it be one. */
const PICTURE_TWICE = /^(\p{Emoji_Presentation})\uFE0F$/u;

/** Written as the server writes it: what somebody picks is then the same as what others picked. */
const asWritten = (unicode: string): string => unicode.replace(PICTURE_TWICE, '$1');

function tonesOf({ skins = [] }: RawEmoji): string[] {
  // Two people may differ in tone; one choice for all of them is enough.
  return TONES.flatMap(
    (tone) =>
      skins.find(({ hexcode }) =>
        hexcode
          .split('-')
          .filter(isTone)
          .every((one) => one === tone),
      )?.unicode ?? [],
  ).map(asWritten);
}

const read = (raw: RawEmoji): Emoji => ({
  emoji: asWritten(raw.unicode),
  name: raw.label,
  words: [raw.label, ...(raw.tags ?? [])].map(asSearched),
  tones: tonesOf(raw),
});

/** The published data as the picker shows it: group by group, in the order of Unicode. */
export function sectionsOf(data: readonly RawEmoji[]): EmojiSection[] {
  const sorted = data
    .filter(({ hexcode }) => !TOO_NEW.has(hexcode))
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
  return Object.entries(EMOJI_GROUPS).map(([group, number]) => ({
    group: group as EmojiGroup,
    emojis: sorted.filter((raw) => raw.group === number).map(read),
  }));
}

/** Better the lower: the whole name, a word's beginning, somewhere inside; null where nothing fits. */
function rankOf({ words }: Emoji, sought: readonly string[]): number | null {
  const ranks = sought.map((part) => {
    if (words[0] === part) return 0;
    if (words[0]?.startsWith(part)) return 1;
    if (words.some((word) => word.split(/[\s-]/).some((one) => one.startsWith(part)))) return 2;
    return words.some((word) => word.includes(part)) ? 3 : null;
  });
  return ranks.some((rank) => rank === null) ? null : Math.max(...(ranks as number[]));
}

const FOUND_MAX = 96;

/** An emoji in the chosen skin tone, where it has tones; 0 is none. */
export const inTone = ({ emoji, tones }: Emoji, tone: number): string => tones[tone - 1] ?? emoji;

/** What a search finds, the nearest first. */
export function findEmojis(sections: readonly EmojiSection[], search: string): Emoji[] {
  const sought = asSearched(search).split(/\s+/).filter(Boolean);
  return sections
    .flatMap(({ emojis }) => emojis)
    .map((one) => ({ one, rank: rankOf(one, sought) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .slice(0, FOUND_MAX)
    .map(({ one }) => one);
}
