import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

const WRITTEN = /^\+?[\d\s().-]{3,30}$/;

/**
 * Reads a phone number as people write it into the international form, such as `+37255512345`; null when no such number
 * can exist. Without its country's number it is read as one of the given country.
 */
export function readPhoneNumber(text: string, country: string | null): string | null {
  if (!WRITTEN.test(text.trim())) return null;
  const number = parsePhoneNumberFromString(text, (country ?? undefined) as CountryCode | undefined);
  return number?.isValid() ? number.number : null;
}
