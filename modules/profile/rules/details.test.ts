import { expect, it } from 'vitest';
import { judgeDetails } from './details.ts';

const judged = (details: Parameters<typeof judgeDetails>[0]) => {
  const verdict = judgeDetails(details, '2026-11-15');
  return verdict.allowed ? 'allowed' : verdict.key;
};

it.each([
  [{}, 'allowed'],
  [{ firstname: 'Mari' }, 'allowed'],
  [{ firstname: ' \u200b' }, 'name_required'],
  [{ lastname: '\u3164' }, 'name_required'],
  [{ birthday: '2026-11-15' }, 'allowed'],
  [{ birthday: '2026-11-16' }, 'birthday_in_future'],
  [{ birthday: null }, 'allowed'],
  [{ identity: { country: 'EE', id_code: '60001019906' } }, 'allowed'],
  [{ identity: { country: 'EE', id_code: '60001019907' } }, 'id_code_invalid'],
  // Born in 2099, with the right check digit.
  [{ identity: { country: 'EE', id_code: '69901010008' } }, 'id_code_invalid'],
  [{ identity: { country: 'LV', id_code: '010111-22341' } }, 'allowed'],
  [{ identity: { country: 'LV', id_code: '010199-22341' } }, 'id_code_invalid'],
])('%j is %s', (details, expected) => expect(judged(details)).toBe(expected));
