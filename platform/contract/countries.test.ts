import { expect, it } from 'vitest';
import { countryCodes, isCountry } from './countries.ts';

it.each(['EE', 'LV', 'DE', 'FR', 'JP', 'XK'])('%s is a country', (code) => {
  expect(isCountry(code)).toBe(true);
});

it.each(['XX', 'ZZ', 'EU', 'SU', 'ee', 'E', 'EST', ''])('%j is none', (code) => {
  expect(isCountry(code)).toBe(false);
});

it('knows about 250 of them', () => {
  expect(countryCodes().length).toBeGreaterThan(240);
  expect(countryCodes().length).toBeLessThan(260);
});
