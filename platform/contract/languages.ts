/** The interface languages; alone in this file, because the host's script needs them and nothing else of the shapes. */
export const LANGUAGES = ['en', 'et', 'ru', 'lv', 'de', 'fr', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];
