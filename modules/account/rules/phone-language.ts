/** What the apps on phones call our languages (ISO 639-2). */
const PHONE_LANGUAGES: Readonly<Record<string, string>> = {
  en: 'eng',
  et: 'est',
  ru: 'rus',
  lv: 'lav',
  de: 'deu',
  fr: 'fra',
  ja: 'jpn',
};

/** The language that an app is opened in; English where it is none of ours. */
export const phoneLanguage = (language: string): string => PHONE_LANGUAGES[language] ?? 'eng';
