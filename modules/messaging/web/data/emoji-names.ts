import type { Language } from '#platform/contract/shapes.ts';
import { type EmojiSection, type RawEmoji, sectionsOf } from './emoji-set.ts';

type Names = Readonly<Record<string, { readonly default?: readonly string[]; readonly tts?: readonly string[] }>>;
type File<T> = { default: T };

const english = (): Promise<File<readonly RawEmoji[]>> => import('emojibase-data/en/compact.json');

/** The sign that asks for a drawing instead of a letter; lists of names leave it out. */
const asDrawing = /\uFE0F/g;
const JOINER = '\u200D';

/** The two letters of a country that its flag is written with. */
const countryOf = (flag: string): string =>
  [...flag].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x1f1a5)).join('');

const isCountry = (hexcode: string): boolean => /^1F1[EF][0-9A-F]-1F1[EF][0-9A-F]$/.test(hexcode);

/**
 * The published data has no Latvian: its names come from the Unicode consortium's own list, which leaves out flags and
 * what is put together from others.
 */
function inLatvian(data: readonly RawEmoji[], names: Names): RawEmoji[] {
  const known = new Map(Object.entries(names).map(([text, one]) => [text.replace(asDrawing, ''), one]));
  const countries = new Intl.DisplayNames('lv', { type: 'region' });
  const nameOf = (text: string): string | undefined => known.get(text.replace(asDrawing, ''))?.tts?.[0];
  const joined = (text: string): string =>
    text
      .split(JOINER)
      .flatMap((part) => nameOf(part) ?? [])
      .join(', ');
  return data.map((raw) => {
    const own = known.get(raw.unicode.replace(asDrawing, ''));
    const label = isCountry(raw.hexcode)
      ? countries.of(countryOf(raw.unicode))
      : (own?.tts?.[0] ?? joined(raw.unicode));
    return { ...raw, label: label || raw.label, tags: own?.default ?? [] };
  });
}

async function loadLatvian(): Promise<readonly RawEmoji[]> {
  const [data, names] = await Promise.all([english(), import('cldr-annotations-full/annotations/lv/annotations.json')]);
  return inLatvian(data.default, names.default.annotations.annotations);
}

const FILES: Record<Exclude<Language, 'lv'>, () => Promise<File<readonly RawEmoji[]>>> = {
  en: english,
  et: () => import('emojibase-data/et/compact.json'),
  ru: () => import('emojibase-data/ru/compact.json'),
  de: () => import('emojibase-data/de/compact.json'),
  fr: () => import('emojibase-data/fr/compact.json'),
  ja: () => import('emojibase-data/ja/compact.json'),
};

const loaded = new Map<Language, Promise<EmojiSection[]>>();

async function load(language: Language): Promise<EmojiSection[]> {
  return sectionsOf(language === 'lv' ? await loadLatvian() : (await FILES[language]()).default);
}

/** Every emoji with its name in a language; fetched from our own server when it is first asked for. */
export function loadEmojis(language: Language): Promise<EmojiSection[]> {
  const known = loaded.get(language);
  if (known) return known;
  const asked = load(language);
  loaded.set(language, asked);
  // One that did not come is asked for again the next time.
  asked.catch(() => loaded.delete(language));
  return asked;
}
