import { asLanguage, DEFAULT_LANGUAGE, type Language } from '#platform/contract/shapes.ts';
import { readCookie, writeCookie } from '../data/cookies.ts';
import { boot, dropWish } from '../data/launch.ts';
import { LANGUAGE_COOKIE_DAYS } from '../limits.ts';

/** The cookie that keeps the language chosen before signing in (DECISIONS, "names"). */
const LANGUAGE_COOKIE = 'page_lang';

/**
 * The language to start with: the address, the cookie, the person's own, English. The browser's
 * language is not asked, so that a school's computers all open alike (S3 section 9).
 */
export const chooseLanguage = (own?: string | null): Language =>
  asLanguage(boot.lang) ?? asLanguage(readCookie(LANGUAGE_COOKIE)) ?? asLanguage(own) ?? DEFAULT_LANGUAGE;

/** Keeps a choice for the next visit and lets it win over the address that opened this one. */
export function rememberLanguage(language: Language): void {
  dropWish('lang');
  writeCookie(LANGUAGE_COOKIE, language, LANGUAGE_COOKIE_DAYS);
}

/** Signing out leaves the next person at this screen to their own language (S1 section 4). */
export const forgetLanguage = (): void => writeCookie(LANGUAGE_COOKIE, '', 0);
