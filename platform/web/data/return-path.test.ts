import { expect, test } from 'vitest';
import { returnPath, signInPath } from './return-path.ts';

const ORIGIN = 'https://school.example';

test.each(['/school/people?type_id=2#top', '/', '/today'])('%s is one of our pages', (path) => {
  expect(returnPath(path, ORIGIN)).toBe(path);
});

test.each([
  null,
  '',
  'today',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/login',
  '/login?redirect=/login',
  '/api/user/me',
  '/auth/logout',
  '/invitation/abc',
  '/unauthorized',
])('%j leads home', (path) => expect(returnPath(path, ORIGIN)).toBe('/'));

test('the way back is part of the way to sign-in', () => {
  expect(signInPath('/')).toBe('/login');
  expect(signInPath('/school?a=1&b=2')).toBe('/login?redirect=%2Fschool%3Fa%3D1%26b%3D2');
});
