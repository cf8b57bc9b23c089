import { expect, it } from 'vitest';
import { byAnswerThenName } from './response-order.ts';

it('accepted come first, then denied, seen and not seen, each by name', () => {
  const row = (user_name: string, is: string) => ({
    user_name,
    accepted: is === 'accepted',
    denied: is === 'denied',
    seen: is !== 'nothing',
  });
  const rows = [
    row('Õie', 'seen'),
    row('Anna', 'nothing'),
    row('Zoja', 'accepted'),
    row('Bea', 'denied'),
    row('Oskar', 'seen'),
    row('Anna', 'accepted'),
  ];
  expect(rows.sort(byAnswerThenName).map(({ user_name }) => user_name)).toEqual([
    'Anna',
    'Zoja',
    'Bea',
    'Õie',
    'Oskar',
    'Anna',
  ]);
});
