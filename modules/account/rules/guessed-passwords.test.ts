import { expect, test } from 'vitest';
import { GUESSED_PASSWORDS, isGuessedPassword } from './guessed-passwords.ts';

test('every listed password is found by itself, so that no line of the list is idle', () => {
  expect(GUESSED_PASSWORDS.size).toBeGreaterThan(300);
  expect([...GUESSED_PASSWORDS].filter((one) => !isGuessedPassword(one))).toEqual([]);
});

test.each(['Summer2026!', 'MINECRAFT-99', 'École_2026', 'École_2026'.normalize('NFD'), 'Aa12345678', 'Школа№777'])(
  '%s is guessed in spite of its capitals and its end',
  (password) => expect(isGuessedPassword(password)).toBe(true),
);

test.each(['Summer2026rain', 'xMinecraft1', '2026Summer'])('%s is somebody’s own', (password) =>
  expect(isGuessedPassword(password)).toBe(false),
);
