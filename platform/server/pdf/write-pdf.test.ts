import { expect, it } from 'vitest';
import { openPdf } from './pdf.ts';

const LINES = [
  'Kas tuled?',
  'Придёшь?',
  'Vai nāksi? ģķļņ',
  'Kommst du mit? ß',
  'Tu viens ? œ',
  '来ますか？ 春の遠足',
  'Yes 👍 — нет 春',
];

/** The names of the fonts that a document carries. */
const fontsIn = (pdf: Buffer): string[] => [
  ...new Set([...pdf.toString('latin1').matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map(([, name = '']) => name)),
];

it('writes the letters of all seven languages, and only the fonts that it needs', async () => {
  const plain = openPdf({ title: 'Plain', language: 'et' });
  plain.text('Õhtusöök', { size: 12 });
  plain.bar(0.5);
  const short = await plain.end();
  expect(short.subarray(0, 5).toString()).toBe('%PDF-');
  expect(fontsIn(short)).toEqual(['NotoSans-Regular']);

  const all = openPdf({ title: 'All', language: 'ja' });
  for (const line of LINES) all.text(line, { size: 12, weight: 'bold' });
  const long = await all.end();
  expect(fontsIn(long).sort()).toEqual(['NotoSans-Bold', 'NotoSansJP-Bold']);
});
