import { expect, test } from 'vitest';
import { frameAddress } from './frame-address.ts';
import type { KriitOptions } from './public/embed.d.ts';

const ORIGIN = 'https://school.example';

test.each<[KriitOptions, string]>([
  [{}, '/?standalone=true'],
  [{ path: '/school/people?q=a+b#top' }, '/school/people?q=a+b&standalone=true#top'],
  [{ locale: 'et', theme: 'dark' }, '/?standalone=true&locale=et&theme=dark'],
  [{ theme: 'auto' }, '/?standalone=true'],
  [{ school: 3, role: 12 }, '/?standalone=true&school_id=3&context_role_id=12'],
  [{ launchCode: 'a/b&c' }, '/?standalone=true&token=a%2Fb%26c'],
  [{ path: '/school?tab=1', routing: 'hash' }, '/?standalone=true&routing=hash#/school?tab=1'],
  [{ path: '/school?standalone=false' }, '/school?standalone=true'],
])('%j', (options, address) => expect(frameAddress(ORIGIN, options)).toBe(ORIGIN + address));

test.each(['//evil.example/', 'https://evil.example/', 'school', '', '/\\evil.example', 'javascript:alert(1)'])(
  'no frame shows "%s"',
  (path) => expect(() => frameAddress(ORIGIN, { path })).toThrow(ORIGIN),
);
