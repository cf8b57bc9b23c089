import { type TSchema, Type } from 'typebox';
import { LANGUAGES, type Language } from './languages.ts';

/** Row ids are PostgreSQL integers; anything beyond them cannot exist. */
export const ID_MAX = 2_147_483_647;
export const Id = Type.Integer({ minimum: 1, maximum: ID_MAX });

/** The school in the query, as the documents have it; one that is missing is refused with a key, not as a wrong shape. */
export const SchoolQuery = Type.Object({ school_id: Type.Optional(Id) });

/** One value out of a closed list. */
export const oneOf = <const Values extends (string | number)[]>(values: readonly [...Values]) => Type.Enum(values);

/** A value, or null where there is none. */
export const nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** A moment, ISO 8601 in UTC with Z. */
export const Moment = Type.String({ format: 'moment' });

/** A day without time, YYYY-MM-DD, that exists in the calendar. */
export const Day = Type.String({ format: 'day' });

/** Pages start at 1; the ceiling keeps an offset inside what the database counts. */
export const Page = Type.Integer({ minimum: 1, maximum: 100_000 });

/** How many pages one call may ask for at once. */
export const PAGES_MAX = 100;
export const Pages = Type.Integer({ minimum: 1, maximum: PAGES_MAX });

export { LANGUAGES, type Language };

/** Each language under the name that its speakers use. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  et: 'Eesti',
  ru: 'Русский',
  lv: 'Latviešu',
  de: 'Deutsch',
  fr: 'Français',
  ja: '日本語',
};

export const DEFAULT_LANGUAGE: Language = 'en';

/** The interface languages, in every module (DECISIONS, "languages"). */
export const LanguageCode = oneOf(LANGUAGES);

/**
 * A reading of untrusted text as one of our languages, with or without a region, such as `et` or
 * `et-EE`; anything else is undefined. The first script of the page reads alike (apps/web/boot.js).
 */
export const asLanguage = (text: string | null | undefined): Language | undefined => {
  const [, code] = /^([a-z]{2})([-_][a-z]{2})?$/i.exec(text ?? '') ?? [];
  return LANGUAGES.find((known) => known === code?.toLowerCase());
};
