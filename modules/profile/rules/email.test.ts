import { expect, it } from 'vitest';
import { isEmail, isSameEmail } from './email.ts';

it.each(['mari@kool.example', 'm.a-r_i+kriit@post.kool.example', "o'neil@kool.example"])('%s is an address', (text) =>
  expect(isEmail(text)).toBe(true),
);

it.each([
  'a@',
  '@kool.example',
  'mari@localhost',
  'mari@kool..example',
  'mari@-kool.example',
  'mari kask@kool.example',
  'mari@kool.example, jaan@kool.example',
  'Mari <mari@kool.example>',
  'mari@kool.example\nbcc: jaan@kool.example',
  `${'m'.repeat(250)}@kool.example`,
  '',
])('%j is none', (text) => expect(isEmail(text)).toBe(false));

it('letters of either case reach the same mailbox', () => {
  expect(isSameEmail('Mari@Kool.example', 'mari@kool.example')).toBe(true);
  expect(isSameEmail('mari@kool.example', 'mart@kool.example')).toBe(false);
});
