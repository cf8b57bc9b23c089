import { expect, test } from 'vitest';
import { placeOf, plainAddress } from './place.ts';

const OWN = '198.51.100.7';

test.each([
  ['127.0.0.1', 'local_network'],
  ['198.51.100.200', 'this_network'],
  ['::ffff:198.51.100.200', 'this_network'],
  ['192.168.1.20', 'local_network'],
  ['10.0.0.5', 'local_network'],
  ['172.31.0.1', 'local_network'],
  ['fd12:3456::1', 'local_network'],
  ['fe80::1', 'local_network'],
  ['172.32.0.1', 'unknown'],
  ['100.10.0.5', 'unknown'],
  ['203.0.113.9', 'unknown'],
  ['2001:db8::1', 'unknown'],
  ['', 'unknown'],
])('%s is %s', (address, place) => {
  expect(placeOf(address, OWN)).toBe(place);
});

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('%s is this computer to whoever sits at it', (address) => {
  expect(placeOf(address, '127.0.0.1')).toBe('this_computer');
});

test('two addresses of one network at home are in this network', () => {
  expect(placeOf('192.168.1.20', '192.168.1.30')).toBe('this_network');
});

test('IPv4 is shown as people know it', () => {
  expect(plainAddress('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(plainAddress('2001:DB8::1')).toBe('2001:db8::1');
});
