import { expect, it } from 'vitest';
import { pdfPress } from './pdf-press.ts';
import { writePdf } from './write-pdf.ts';

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
  const short = await writePdf({
    title: 'Plain',
    language: 'et',
    parts: [
      { is: 'text', text: 'Õhtusöök', size: 12 },
      { is: 'bar', share: 0.5 },
    ],
  });
  expect(short.subarray(0, 5).toString()).toBe('%PDF-');
  expect(fontsIn(short)).toEqual(['NotoSans-Regular']);

  const lines = LINES.map((text) => ({ is: 'text', text, size: 12, weight: 'bold' }) as const);
  const long = await writePdf({ title: 'All', language: 'ja', parts: lines });
  expect(fontsIn(long).sort()).toEqual(['NotoSans-Bold', 'NotoSansJP-Bold']);
});

it('tears nothing apart that belongs together', async () => {
  const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  const line = { is: 'text', text: 'Line', size: 12 } as const;
  const write = async (gap: number, lines: number) =>
    pagesOf(
      await writePdf({
        title: 'Block',
        language: 'en',
        parts: [
          { is: 'gap', points: gap },
          { is: 'block', parts: Array(lines).fill(line) },
        ],
      }),
    );
  expect(await Promise.all([write(0, 3), write(700, 1), write(700, 3)])).toEqual([1, 1, 2]);
});

it('is written beside the server, which goes on meanwhile; what takes too long is ended', async () => {
  const parts = Array.from(
    { length: 200 },
    (_, place) => ({ is: 'text', text: `${LINES[place % 7]}`, size: 12 }) as const,
  );
  const plan = { title: 'Long', language: 'ja', parts } as const;
  const [press, hasty] = [pdfPress(), pdfPress(1)];
  let beats = 0;
  const beat = setInterval(() => {
    beats += 1;
  }, 5);
  try {
    const [one, other] = await Promise.all([press.write(1, plan), press.write(2, plan)]);
    for (const written of [one, other]) expect(written.subarray(0, 5).toString()).toBe('%PDF-');
    // In this thread it would be the whole time without one.
    expect(beats).toBeGreaterThan(10);
    await expect(hasty.write(1, plan)).rejects.toThrow('broken');
  } finally {
    clearInterval(beat);
    press.close();
    hasty.close();
  }
});
