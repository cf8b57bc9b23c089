import { expect, it } from 'vitest';
import { hostsOf, hostsWithKey, originsOf } from './hosts.ts';

const [old, next] = ['the-old-key-of-the-portal-0123456', 'the-new-key-of-the-portal-0123456'];
const portal = 'https://portal.example';
const hosts = hostsOf(
  {
    hostOrigins: [portal, 'https://town.example'],
    hostKeys: [
      { origin: portal, key: old },
      { origin: portal, key: next },
    ],
  },
  [{ origin: 'http://127.0.0.1:3001', key: 'made-at-the-start' }],
);

it('names every origin once', () => {
  expect(originsOf(hosts)).toEqual([portal, 'https://town.example', 'http://127.0.0.1:3001']);
});

it.each([
  [old, [portal]],
  [next, [portal]],
  ['made-at-the-start', ['http://127.0.0.1:3001']],
  ['', []],
  ['undefined', []],
  [`${old} `, []],
])('finds the hosts of the key %j, also while a key is being changed', (key, origins) => {
  expect(hostsWithKey(hosts, key).map(({ origin }) => origin)).toEqual(origins);
});
