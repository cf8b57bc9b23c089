import { madeOnce } from './made-once.ts';

/** Groups, oceans and test codes that have a name of their own but no schools. */
const NO_COUNTRY = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);

const names = madeOnce(() => new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }));

/** True for the code of a country of today: states that are no more lead to their successors. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) &&
  !NO_COUNTRY.has(code) &&
  new Intl.Locale(`und-${code}`).region === code &&
  names().of(code) !== undefined;

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The codes of all countries. */
export const countryCodes = (): string[] =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCountry);
