// A Japanese keyboard writes its long vowel mark where others have a dash.
const BETWEEN = /[\s\p{Dash_Punctuation}ー]/gu;

/** A code as it is compared: people type spaces, dashes and small letters, and some keyboards write wide ones. */
export const plainCode = (typed: string): string => typed.normalize('NFKC').replace(BETWEEN, '').toUpperCase();
