import { expect, it } from 'vitest';
import { readReaction } from './reaction.ts';

it.each<[sent: string, read: string | null]>([
  ['👍', '👍'],
  ['👍🏿', '👍🏿'],
  ['👩🏽‍❤️‍💋‍👨🏿', '👩🏽‍❤️‍💋‍👨🏿'],
  ['🇪🇪', '🇪🇪'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['1️⃣', '1️⃣'],
  ['❤️', '❤️'],
  ['❤', '❤️'],
  ['👍\uFE0F', '👍'],
  ['☕\uFE0F', '☕'],
  [' 🎉 ', '🎉'],
  ['a', null],
  ['1', null],
  ['ö', null],
  ['春', null],
  ['', null],
  ['👍👍', null],
  ['👍 ok', null],
  [':+1:', null],
  ['<b>', null],
])('%j is read as %j', (sent, read) => expect(readReaction(sent)).toBe(read));
