import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { useAsk } from '#platform/web/data/use-ask.ts';
import { listEidWays } from '../../contract/list-eid-ways.ts';

export type EidWays = AnswerOf<typeof listEidWays>;
export type EidDemonstration = NonNullable<EidWays['demonstration']>;
export type EidPersona = EidDemonstration['people'][number];

let known: EidWays | undefined;

/**
 * The kinds of eID that can be used here; none until the first answer has come. Several parts of a page ask, and what is
 * offered changes with a new start of the server alone: those that come later have it at once, so that nothing jumps.
 */
export function useEidWays(): EidWays | undefined {
  const { data } = useAsk(listEidWays, {});
  known = data ?? known;
  return known;
}

/** Where Mobile-ID exists, and whose cards we read (PROTOCOLS 2 and 3.3); neither is Latvian. */
export const MOBILE_ID_COUNTRIES: readonly string[] = ['EE', 'LT'];
export const CARD_COUNTRIES: readonly string[] = ['EE'];

/** Whether people of a country can have an eID of this kind; a sign-in service decides by itself whom it takes. */
export const isForCountry = (way: string, country: string): boolean =>
  way === 'id_card'
    ? CARD_COUNTRIES.includes(country)
    : way === 'mobile_id'
      ? MOBILE_ID_COUNTRIES.includes(country)
      : way !== 'smart_id' || eidCountries('en').includes(country);

/** The countries whose people have Smart-ID, the one of the shown language first. */
export const eidCountries = (language: string): string[] =>
  language === 'lv' ? ['LV', 'EE', 'LT'] : ['EE', 'LV', 'LT'];
