import { expect, it } from 'vitest';
import { linkAddress } from './link-address.ts';

it.each<[typed: string, address: string | null]>([
  ['https://kool.ee/a?b#c', 'https://kool.ee/a?b#c'],
  [' http://kool.ee ', 'http://kool.ee'],
  ['mailto:kool@kool.ee', 'mailto:kool@kool.ee'],
  ['kool.ee', 'https://kool.ee'],
  ['www.kool.ee/plaan', 'https://www.kool.ee/plaan'],
  ['kool.ee:8080/plaan', 'https://kool.ee:8080/plaan'],
  ['kool@kool.ee', 'mailto:kool@kool.ee'],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)', null],
  ['javascript:alert(1)//a.ee', null],
  ['data:text/html,x', null],
  ['ftp://kool.ee', null],
  ['kool', null],
  ['/plaan', null],
  ['', null],
  ['two words.ee', null],
])('%s leads to %s', (typed, address) => expect(linkAddress(typed)).toBe(address));
