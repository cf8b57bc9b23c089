import { expect, test } from 'vitest';
import { disposition } from './disposition.ts';

test.each([
  ['tund.pdf', `attachment; filename="tund.pdf"; filename*=UTF-8''tund.pdf`],
  ['õun (1).pdf', `attachment; filename="oun (1).pdf"; filename*=UTF-8''%C3%B5un%20%281%29.pdf`],
  ['写真.png', `attachment; filename=".png"; filename*=UTF-8''%E5%86%99%E7%9C%9F.png`],
  [
    'x"; filename=y.html\r\nA: b',
    `attachment; filename="x filename=y.htmlA b"; filename*=UTF-8''x%3B%20filename%3Dy.htmlA%20b`,
  ],
  ['\u202e50%.txt', `attachment; filename="50.txt"; filename*=UTF-8''50%25.txt`],
])('%j is offered safely', (name, header) => expect(disposition('attachment', name)).toBe(header));
