import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { CallError } from '../data/call-error.ts';
import { errorSentence } from './error-sentence.ts';

beforeAll(async () => {
  const errors = { known: 'At most {{max}}.', 'frontend_errors.default_error': 'Something went wrong.' };
  await i18next.init({ lng: 'en', ns: ['ui'], resources: { en: { ui: { errors } } } });
});

const refused = (...keys: string[]) =>
  new CallError({ status: 409, refusals: keys.map((key) => ({ key, params: { max: 3 } })) });

test.each([
  ['a key that we know, in words', ['known'], 'At most 3.'],
  ['one that we do not, as it came', ['x-y'], 'x-y'],
  ['several, each on a line of its own', ['known', 'x-y'], 'At most 3.\nx-y'],
  ['an answer without a reason, by the fallback', [], 'Something went wrong.'],
])('tells %s', (_what, keys, told) => expect(errorSentence(refused(...keys))).toBe(told));

test('tells the faults of several fields, each on a line of its own', () => {
  const fields = { title: 'known', user_ids: 'x-y' };
  const error = new CallError({ status: 400, refusals: [{ key: 'known', params: { max: 3 } }], fields });
  expect(errorSentence(error)).toBe('At most 3.\nx-y');
});
