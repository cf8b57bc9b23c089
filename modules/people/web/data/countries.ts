/** Groups, oceans and test codes that have a name of their own but no schools. */
const NO_COUNTRY = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The browser knows the countries; codes of states that are no more lead to their successors and are left out. */
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => !NO_COUNTRY.has(code) && new Intl.Locale(`und-${code}`).region === code,
);

/** The name of a country in a language, or its code. */
export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(code) ?? code;

/** Every country under its name in a language, in the order of that language. */
export function countryChoices(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(language);
  return CODES.map((value) => ({ value, label: names.of(value) ?? '' }))
    .filter(({ label }) => label !== '')
    .sort((one, other) => compare(one.label, other.label));
}
