import { expect, it } from 'vitest';
import type { Entry } from '../../contract/shapes.ts';
import { anchorIn } from './list-anchor.ts';

/** A list in which each word is a conversation; a star says that something new was said there. */
const list = (words: string) =>
  words.split(' ').map((word) => {
    const group_id = word.charCodeAt(0);
    return { group: { group_id }, last_message: { message_id: group_id + word.length } } as Entry;
  });

it.each<[what: string, after: string, held: { from: number; to: number } | null]>([
  ['one from below comes to the top', 'e* a b c d', { from: 2, to: 3 }],
  ['the first one in view comes to the top', 'c* a b d e', { from: 3, to: 3 }],
  ['several come to the top', 'e* c* a b d', { from: 3, to: 4 }],
  ['one from above comes to the top', 'b* a c d e', { from: 2, to: 2 }],
  ['a new one comes', 'f a b c d e', { from: 2, to: 3 }],
  ['one above goes away', 'b c d e', { from: 2, to: 1 }],
  ['the first one in view goes away', 'a b d e', { from: 3, to: 2 }],
  ['more of them load', 'a b c d e f g', { from: 2, to: 2 }],
  ['something is said in all of them', 'e* d* c* b* a*', { from: 2, to: 2 }],
  ['it is another list', 'x y z', null],
])('a list of which the third is the first in view is held when %s', (_what, after, held) => {
  expect(anchorIn(list('a b c d e'), list(after), 2)).toEqual(held);
});
