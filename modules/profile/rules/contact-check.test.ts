import { expect, it } from 'vitest';
import { CODE_TRIES } from '../contract/limits.ts';
import { judgeCheck, judgeLink, readContactCode } from './contact-check.ts';

it.each([
  ['004211', '004211'],
  ['004 211', '004211'],
  ['００４２１１', '004211'],
  ['00421', null],
  ['0042111', null],
  ['00421a', null],
  [4211, null],
])('%j is read as %j', (typed, code) => expect(readContactCode(typed)).toBe(code));

const open = { is_confirmed: false, is_expired: false, tries: 0 };
const keyOf = (verdict: ReturnType<typeof judgeCheck> | ReturnType<typeof judgeLink>) =>
  verdict.allowed ? 'allowed' : verdict.key;

it.each([
  ['none', undefined, 'contact_code_invalid', 'email_link_invalid'],
  ['open', open, 'allowed', 'allowed'],
  ['with one try left', { ...open, tries: CODE_TRIES - 1 }, 'allowed', 'allowed'],
  ['tried too often', { ...open, tries: CODE_TRIES }, 'contact_code_spent', 'allowed'],
  ['expired', { ...open, is_expired: true }, 'contact_code_expired', 'email_link_expired'],
  ['used', { ...open, is_confirmed: true }, 'phone_already_verified', 'email_already_verified'],
  [
    'used and expired',
    { is_confirmed: true, is_expired: true, tries: 1 },
    'phone_already_verified',
    'email_already_verified',
  ],
])('a check that is %s', (_what, check, code, link) => {
  expect(keyOf(judgeCheck('phone', check))).toBe(code);
  expect(keyOf(judgeLink(check))).toBe(link);
});
