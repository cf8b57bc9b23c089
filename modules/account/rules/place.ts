import type { Place } from '../contract/list-sessions.ts';
import { networkOf } from './device.ts';

/** An address as people know it: IPv4 is often written inside of IPv6. */
export const plainAddress = (address: string): string => address.toLowerCase().replace(/^::ffff:(?=.*\.)/, '');

const LOOPBACK = /^(127\.|::1$)/;

/** The ranges that are used inside of homes and schools and nowhere on the internet (RFC 1918, 3927, 4193, 4291). */
const LOCAL = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/;

/** Where an address is, seen from the one that asks: more than this nobody can tell without a register of places. */
export function placeOf(address: string, own_address: string): Place {
  const [plain, own] = [plainAddress(address), plainAddress(own_address)];
  // Only somebody at the server itself comes from there; to everybody else that is a computer near the server.
  if (LOOPBACK.test(plain)) return LOOPBACK.test(own) ? 'this_computer' : 'local_network';
  if (networkOf(plain) === networkOf(own)) return 'this_network';
  return LOCAL.test(plain) ? 'local_network' : 'unknown';
}
