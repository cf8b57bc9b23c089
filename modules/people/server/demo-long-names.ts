import type { Gender } from './demo-id-code.ts';
import { inLatin } from './demo-names.ts';

const named = (school_id: number, class_name: string, gender: Gender, first: string, last: string) => ({
  school_id,
  class_name,
  child: { gender, firstname: { written: first, latin: inLatin(first) } },
  lastname: { written: last, latin: inLatin(last) },
});

/** Names that no column was drawn for. Every list must stand them, so these classes have one each. */
export const LONG_NAMES = [
  {
    lang_code: 'et',
    ...named(1, '11.A', 'female', 'Anna-Magdaleena Elisabet Wilhelmiine', 'Kõrgessaar-Tammeveski-Õunapuusalu'),
  },
  { lang_code: 'ru', ...named(1, '5.B', 'male', 'Константин-Александр', 'Нечипоренко-Задорожняк-Стеценко') },
  { lang_code: 'lv', ...named(2, '12.A', 'female', 'Elizabete Annija Katrīna', 'Šķēle-Vecvagare-Ķezbere') },
  {
    lang_code: 'de',
    ...named(3, '3.A', 'female', 'Maximiliane-Charlotte', 'von Hohenfels-Schwarzenburg zu Altenstein-Großenbrode'),
  },
] as const;
