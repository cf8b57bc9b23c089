import { expect, test } from 'vitest';
import type { StepMethod } from '../contract/second-step.ts';
import { readCode, showRecoveryCode } from './step-code.ts';

test.each<[StepMethod, string, string | null]>([
  ['app', '004211', '004211'],
  ['email', ' 004 211 ', '004211'],
  ['app', '００４２１１', '004211'],
  ['sms', '00421', null],
  ['sms', '0042111', null],
  ['app', '00421a', null],
  ['app', '٠٠٤٢١١', null],
  ['recovery_code', 'abcde-fgh23', 'ABCDEFGH23'],
  ['recovery_code', 'ABCDE FGH23', 'ABCDEFGH23'],
  ['recovery_code', 'ABCDE-FGH2', null],
  ['recovery_code', 'ABCDE-FGH2O', null],
  ['recovery_code', '004211', null],
])('%s: "%s" is read as %s', (method, typed, plain) => expect(readCode(method, typed)).toBe(plain));

test('a recovery code that was shown is read again', () => {
  expect(showRecoveryCode('ABCDEFGH23')).toBe('ABCDE-FGH23');
  expect(readCode('recovery_code', showRecoveryCode('ABCDEFGH23'))).toBe('ABCDEFGH23');
});
