import { expect, it } from 'vitest';
import { readPhoneNumber } from './phone-number.ts';

it.each([
  ['+37255512345', null, '+37255512345'],
  ['+372 5551 2345', 'LV', '+37255512345'],
  ['(372) 5551-2345', 'EE', '+37255512345'],
  ['5551 2345', 'EE', '+37255512345'],
  ['00372 5551 2345', 'EE', '+37255512345'],
  ['21234567', 'LV', '+37121234567'],
  ['0151 23456789', 'DE', '+4915123456789'],
])('%s of %s is %s', (text, country, expected) => expect(readPhoneNumber(text, country)).toBe(expected));

it.each([
  ['12ab', 'EE'],
  ['5551 2345 ext', 'EE'],
  ['5551 2345', null],
  ['5551 2345', 'XX'],
  ['+372 1', 'EE'],
  ['+99955512345', 'EE'],
  ['+372555123456789', 'EE'],
  ['', 'EE'],
  ['+'.repeat(300), 'EE'],
])('%s of %s is none', (text, country) => expect(readPhoneNumber(text, country)).toBe(null));
