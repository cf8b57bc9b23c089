import { expect, test } from 'vitest';
import { type LetterFrame, writeLetter } from './letter.ts';

const frame: LetterFrame = {
  language: 'et',
  greeting: 'Tere, Mari!',
  open: 'Ava',
  rest: null,
  reason: 'Kiri tuli Kriidist.',
  unsubscribe: null,
};
const line = { title: 'Uus roll', text: 'Sa oled nüüd õpetaja.', url: 'https://kool.example/' };

test('a letter says the same in text and in HTML', () => {
  const { text, html } = writeLetter([line], frame);
  expect(text).toBe('Tere, Mari!\n\nUus roll\nSa oled nüüd õpetaja.\nhttps://kool.example/\n\n—\nKiri tuli Kriidist.');
  for (const part of ['lang="et"', 'Tere, Mari!', 'Uus roll', 'href="https://kool.example/"', 'Kiri tuli Kriidist.'])
    expect(html).toContain(part);
});

test('what people typed stays text', () => {
  const hostile = `<img src=x onerror="alert('1')">&{{7*7}}`;
  const { text, html } = writeLetter([{ title: hostile, text: hostile, url: null }], { ...frame, greeting: hostile });
  expect(text).toContain(hostile);
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;{{7*7}}');
});

test('a digest tells how many more there are, and how to end it', () => {
  const leave = { label: 'Lõpeta', url: 'https://kool.example/unsubscribe/x' };
  const { text, html } = writeLetter([line, line], { ...frame, rest: 'Ja veel 3.', unsubscribe: leave });
  expect(text.endsWith('Ja veel 3.\n\n—\nKiri tuli Kriidist.\nLõpeta: https://kool.example/unsubscribe/x')).toBe(true);
  expect(html).toContain('href="https://kool.example/unsubscribe/x"');
});
