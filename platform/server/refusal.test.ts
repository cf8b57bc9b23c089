import { expect, it } from 'vitest';
import { failingAs } from './refusal.ts';

const failing = (code: string) =>
  failingAs('story_failed', async () => {
    throw Object.assign(new Error('no'), { code });
  });

it.each([
  ['a value that does not fit', '22001'],
  ['a row that others need', '23503'],
  ['a table that is gone', '42P01'],
  ['a full disk', '53100'],
  ['a broken page', 'XX001'],
])('names %s', async (_what, code) => {
  await expect(failing(code)).rejects.toMatchObject({ key: 'story_failed', cause: { code } });
});

it.each([
  ['a tie', '40P01'],
  ['a server that stops', '57P01'],
  ['a line that broke', 'ECONNRESET'],
  ['a transaction that somebody else spoiled', '25P02'],
  ['one that its clock ended', '25P03'],
  ['a bug', ''],
])('passes %s on as it is', async (_what, code) => {
  await expect(failing(code)).rejects.toMatchObject({ message: 'no', code });
});
