import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import type { Language } from '#platform/contract/shapes.ts';

/** One after the other is asked for a letter; together they have those of all seven languages. */
const FONTS = {
  regular: [
    import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    import.meta.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
  ].map((url) => fileURLToPath(url)),
  bold: [
    import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
    import.meta.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
  ].map((url) => fileURLToPath(url)),
};

const MARGIN = 56;
const INK = '#1c1c1e';
const GREY = '#5c5c66';
const TRACK = '#e4e4ea';
const BAR = '#2f6b57';
const BAR_HEIGHT = 8;
// They choose how the letter before them is drawn, and are none themselves.
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/gu;
/** What stands for a letter that no font has, such as an emoji. */
const MISSING = '\u25a1';

/** A part of a text that one font can write. */
type Run = { readonly text: string; readonly font: string };

// The document keeps what it opened under this name, and its types do not tell.
type Opened = { readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } } };

type Style = { readonly size: number; readonly weight?: keyof typeof FONTS; readonly isQuiet?: boolean };

/** A document that is written from top to bottom. */
export type Pdf = {
  text(text: string, style: Style): void;
  /** A line that is filled as far as the share says, from 0 to 1. */
  bar(share: number): void;
  gap(points: number): void;
  end(): Promise<Buffer>;
};

/** Begins a document in one of our languages; letters of any of them may stand side by side. */
export function openPdf({ title, language }: { title: string; language: Language }): Pdf {
  const document = new PDFDocument({ size: 'A4', margin: MARGIN, lang: language, info: { Title: title } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });

  const has = (path: string, letter: string): boolean => {
    document.font(path);
    return (document as unknown as Opened)._font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  };

  function runsOf(text: string, fonts: readonly string[]): Run[] {
    const [usual = ''] = fonts;
    const runs: { text: string; font: string }[] = [];
    for (const letter of text.replace(INVISIBLE, '')) {
      const path = letter === '\n' ? usual : fonts.find((one) => has(one, letter));
      const written = path === undefined ? { text: MISSING, font: fonts[1] ?? usual } : { text: letter, font: path };
      const last = runs.at(-1);
      if (last?.font === written.font) last.text += written.text;
      else runs.push(written);
    }
    return runs;
  }

  return {
    text(text, { size, weight = 'regular', isQuiet = false }) {
      const runs = runsOf(text, FONTS[weight]);
      document.fontSize(size).fillColor(isQuiet ? GREY : INK);
      for (const [place, run] of runs.entries())
        document.font(run.font).text(run.text, { continued: place < runs.length - 1 });
    },
    bar(share) {
      if (document.y > document.page.height - MARGIN - BAR_HEIGHT) document.addPage();
      const width = document.page.width - 2 * MARGIN;
      const top = document.y + 2;
      document.roundedRect(MARGIN, top, width, BAR_HEIGHT, BAR_HEIGHT / 2).fill(TRACK);
      if (share > 0)
        document.roundedRect(MARGIN, top, Math.max(width * share, BAR_HEIGHT), BAR_HEIGHT, BAR_HEIGHT / 2).fill(BAR);
      document.y = top + BAR_HEIGHT + 2;
    },
    gap(points) {
      document.y += points;
    },
    end() {
      document.end();
      return ended;
    },
  };
}
