import { describe, expect, test } from 'vitest';
import { judgePassword, passwordHints } from './password.ts';

const verdict = (password: string, repeat = password) => {
  const judged = judgePassword(password, repeat);
  return judged.allowed ? 'allowed' : judged.key;
};

describe('a new password', () => {
  test.each([
    ['', 'password_too_short'],
    ['Ab1!efgh', 'password_too_short'],
    ['Ab1!'.repeat(65), 'password_too_long'],
    ['Ab1!efghi', 'allowed'],
    // Eight letters of which one is typed as base and accent are still eight.
    ['Ab1!efge\u0301', 'password_too_short'],
    // Four emoji are four characters, whatever their bytes.
    ['Ab1!😀😀😀😀', 'password_too_short'],
    ['Ab1!😀😀😀😀😀', 'allowed'],
    ['aaaaaaaaa', 'password_too_simple'],
    ['abcdefghi1', 'password_too_simple'],
    ['1234567890!?', 'password_too_simple'],
    ['ABCDEFGH-IJK', 'password_too_simple'],
    // The accent that a keyboard types on its own is no class of its own.
    ['abcdefghie\u0301', 'password_too_simple'],
    ['Abcdefgh1', 'allowed'],
    ['abcdefgh-1', 'allowed'],
    ['tere hommikust 7', 'allowed'],
    ['Õunapuu-õis', 'allowed'],
    ['Снежинка7', 'allowed'],
    ['桜の木の下でbento7', 'allowed'],
    ['Password1', 'password_too_common'],
    ['PASSWORD2026!', 'password_too_common'],
    ['P@ssw0rd!!', 'password_too_common'],
    ['Qwerty123456', 'password_too_common'],
    ['1q2w3E4r5T!', 'password_too_common'],
    ['Parool123!', 'password_too_common'],
    ['Пароль-2026', 'password_too_common'],
    ['Passwort_1', 'password_too_common'],
    ['Paroli-2026-pole', 'allowed'],
    ['Kriit-demo-1', 'allowed'],
    [`Aa1${'x'.repeat(253)}`, 'allowed'],
  ])('%s is %s', (password, expected) => {
    expect(verdict(password)).toBe(expected);
  });

  test('has to be typed twice the same', () => {
    expect(verdict('Kevadine-7', 'Kevadine-8')).toBe('password_repeat_differs');
    expect(verdict('Kevadine-7', 'kevadine-7')).toBe('password_repeat_differs');
    expect(verdict('Õunapuu-õis', 'Õunapuu-õis'.normalize('NFD'))).toBe('allowed');
  });

  test('names its own fault before that of the repeat', () => {
    expect(verdict('kort', 'lang')).toBe('password_too_short');
    expect(verdict('Password1', 'Password2')).toBe('password_too_common');
  });

  test('names the limit in the refusal, for its sentence', () => {
    expect(judgePassword('Ab1!', 'Ab1!')).toEqual({ allowed: false, key: 'password_too_short', params: { min: 9 } });
  });
});

describe('the hints while typing', () => {
  test.each([
    ['', { is_long_enough: false, is_mixed_enough: false, is_uncommon: false }],
    ['Pass', { is_long_enough: false, is_mixed_enough: false, is_uncommon: false }],
    ['Password1', { is_long_enough: true, is_mixed_enough: true, is_uncommon: false }],
    ['kevadine', { is_long_enough: false, is_mixed_enough: false, is_uncommon: false }],
    ['Kevad-7', { is_long_enough: false, is_mixed_enough: true, is_uncommon: false }],
    ['kevadinetuul', { is_long_enough: true, is_mixed_enough: false, is_uncommon: false }],
    ['Kevadine-7', { is_long_enough: true, is_mixed_enough: true, is_uncommon: true }],
  ])('%s: %o', (password, expected) => {
    expect(passwordHints(password)).toEqual(expected);
  });
});
