import { describe, expect, it } from 'vitest';
import { fitsName, RESPONSE_TABS, rowsOn, statusOf } from './response-status.ts';

const row = (accepted: boolean, denied: boolean, seen: boolean) => ({ accepted, denied, seen });
const accepted = row(true, false, true);
const denied = row(false, true, true);
const seen = row(false, false, true);
const untouched = row(false, false, false);
// Somebody else answered for them before they opened it.
const answeredUnseen = row(true, false, false);

describe('the full list', () => {
  it('has one word for each person', () =>
    expect([accepted, denied, seen, untouched, answeredUnseen].map(statusOf)).toEqual([
      ...['accepted', 'denied', 'seen', 'not_seen', 'accepted'],
    ]));

  it('has five tabs, and nobody who answered is among those who have not seen it', () => {
    const rows = [accepted, denied, seen, untouched, answeredUnseen];
    expect(RESPONSE_TABS.map((tab) => rowsOn(rows, tab).length)).toEqual([5, 2, 1, 3, 1]);
  });

  it.each<[search: string, fits: boolean]>([
    ['', true],
    ['õun', true],
    ['oun mar', true],
    ['ÕUNPUU', true],
    ['tamm', false],
  ])('finds by name: %s', (search, fits) => expect(fitsName('Marta Õunpuu', search)).toBe(fits));
});
