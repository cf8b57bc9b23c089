import { describe, expect, it } from 'vitest';
import { judgeLaunch, type Opening, type ShownCode } from './launch.ts';

const code: ShownCode = {
  person_id: 7,
  origin: 'https://portal.example',
  module: 'people',
  is_used: false,
  is_expired: false,
};
const frame: Opening = { origin: 'https://portal.example', is_own_origin: false, path: '/school', framed: true };
const link: Opening = { origin: 'https://kriit.example', is_own_origin: true, path: '/school', framed: false };
const framedBy = (module: string) => (module === 'people' ? ['/school'] : []);

type Story = [string, readonly (ShownCode | undefined)[], Opening, string];

describe('a launch', () => {
  it.each<Story>([
    ['opens a frame', [code], frame, 'allowed'],
    ['opens what lies below', [code], { ...frame, path: '/school/people/3' }, 'allowed'],
    ['opens a link', [{ ...code, origin: link.origin }], link, 'allowed'],
    ['takes a second code', [code, { ...code, module: 'messages' }], frame, 'allowed'],
    ['knows the code', [undefined], frame, 'launch_code_invalid'],
    ['knows the second code', [code, undefined], frame, 'launch_code_invalid'],
    ['wants one person', [code, { ...code, person_id: 8 }], frame, 'launch_code_invalid'],
    ['has a minute', [{ ...code, is_expired: true }], frame, 'launch_code_invalid'],
    ['has a minute for both', [code, { ...code, is_expired: true }], frame, 'launch_code_invalid'],
    ['stays with its site', [code], { ...frame, origin: 'https://portal.example.evil' }, 'launch_code_invalid'],
    ['stays with its site in both', [code, { ...code, origin: 'https://x.example' }], frame, 'launch_code_invalid'],
    ['stays with its module', [code], { ...frame, path: '/platform' }, 'launch_code_invalid'],
    ['knows the module', [{ ...code, module: 'gone' }], frame, 'launch_code_invalid'],
    ['leaves no foreign frame', [code], { ...frame, framed: false }, 'launch_code_invalid'],
    ['names what was used', [{ ...code, is_used: true }], frame, 'launch_code_used'],
    ['names it first', [{ ...code, is_used: true, is_expired: true }], { ...frame, path: '/' }, 'launch_code_used'],
    ['names a second one too', [undefined, { ...code, is_used: true }], frame, 'launch_code_used'],
  ])('%s', (_what, codes, opening, expected) => {
    const verdict = judgeLaunch(codes, opening, framedBy);
    expect(verdict.allowed ? 'allowed' : verdict.key).toBe(expected);
  });
});
