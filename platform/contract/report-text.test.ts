import { expect, it } from 'vitest';
import { fileOf, placeOf, titleOf, toldMessage } from './report-text.ts';

it.each([
  ['/', '/'],
  ['', '/'],
  ['https://school.example', '/'],
  ['https://school.example/school/people?search=Mari', '/school/people'],
  ['/school/people/77', '/school/people/*'],
  ['/invitation/aB3_x-9QkLm', '/invitation/*'],
  ['/api/schools/1/people?search=Mari%20Maasikas', '/api/schools/*/people'],
  ['/api/schools/:schoolId/people/:personId', '/api/schools/:schoolId/people/:personId'],
  ['/api/v2/users/me/unread', '/api/v2/users/me/unread'],
  ['/host#/messaging/12?view=3', '/messaging/*'],
  ['/school#Mari', '/school'],
  ['/people/Mari/Õnne', '/people/*/*'],
  ['/../%2e%2e/Mari', '/*/*/*'],
  ['blob:https://school.example/5d1c2b7e', '*//*/*'],
])('the place of %s is %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});

it.each([
  ['GET https://school.example/api/schools/1/people?search=Mari', 'GET /api/schools/*/people'],
  ['/assets/start-Ab12.js', '/assets/*'],
  ['GET unknown', 'GET unknown'],
  ['domContentLoadedEvent', 'domContentLoadedEvent'],
  ['body > button[aria-label="Mari Maasikas"]', undefined],
  ['Mari', undefined],
])('the title %s is told as %s', (text, title) => {
  expect(titleOf(text)).toBe(title);
});

it.each([
  ['file:///home/kriit/platform/server/serve.ts', 'platform/server/serve.ts'],
  ['/srv/kriit/node_modules/fastify/lib/route.js', 'node_modules/fastify/lib/route.js'],
  ['https://school.example/assets/start-Ab12.js?x=1', 'assets/start-Ab12.js'],
  ['node:internal/timers', 'node:internal/timers'],
  ['https://school.example/invitation/aB3_x-9QkLm', '/invitation/*'],
])('the file %s is told as %s', (name, file) => {
  expect(fileOf(name)).toBe(file);
});

it.each([
  [
    `Cannot read properties of undefined (reading 'firstname')`,
    `Cannot read properties of undefined (reading 'firstname')`,
  ],
  [`Unexpected token 'M', "Mari Maas"... is not valid JSON`, `Unexpected token 'M', "…"... is not valid JSON`],
  [`Unterminated "Mari Maasikas`, 'Unterminated "…"'],
  [`No such word 'Mari Maasikas'`, `No such word '…'`],
  ['Failed to fetch https://school.example/invitation/aB3x9?x=Mari', 'Failed to fetch /invitation/*'],
  ['asked /school?search=Mari for it', 'asked /school for it'],
  ['mail to mari.maasikas@kool.example failed', 'mail to … failed'],
  ['the code 38001085718 is taken', 'the code # is taken'],
  ['token 5d1c2b7e-0c1f-4c0e-9f27-6a0a4b1f7c11', 'token …'],
])('the message %s is told as %s', (message, told) => {
  expect(toldMessage(message)).toBe(told);
});

it('cuts a message that has no end', () => {
  expect(toldMessage('x '.repeat(100_000))).toHaveLength(300);
});
