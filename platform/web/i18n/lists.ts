import { localeOf } from './dates.ts';

/** Several names as one text, joined as the language does it: "Teacher, Parent", "教員、保護者". */
export const formatList = (names: readonly string[], language: string): string =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction', style: 'narrow' }).format(names);
