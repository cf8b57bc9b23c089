import { expect, it } from 'vitest';
import { idIn, placeIn } from './addresses.ts';

it.each([
  ['7', 7],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['9999999999', null],
  ['07', null],
  ['7a', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the id in %j is %j', (text, id) => {
  expect(idIn(text)).toBe(id);
});

it.each([
  ['message=12', { around: 12 }],
  ['day=2026-02-28', { date: '2026-02-28' }],
  ['message=12&day=2026-02-28', { around: 12 }],
  ['message=abc&day=2026-02-28', { date: '2026-02-28' }],
  ['message=9999999999', {}],
  ['day=2026-02-31', {}],
  ['day=2026-13-40', {}],
  ['', {}],
])('?%s opens a conversation at %j', (query, place) => {
  expect(placeIn(new URLSearchParams(query))).toEqual(place);
});
