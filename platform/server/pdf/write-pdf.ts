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
const BAR_GAP = 2;
// They choose how the letter before them is drawn, and are none themselves.
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/gu;
/** What stands for a letter that no font has, such as an emoji. */
const MISSING = '\u25a1';

/** A part of a text that one font can write. */
type Run = { readonly text: string; readonly font: string };

// The document keeps what it opened under this name, and its types do not tell.
type Opened = { readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } } };

type Style = { readonly size: number; readonly weight?: keyof typeof FONTS; readonly isQuiet?: boolean };

/** What stands in a document, from top to bottom; a bar is filled as far as its share says, from 0 to 1. */
export type PdfPart =
  | ({ readonly is: 'text'; readonly text: string } & Style)
  | { readonly is: 'bar'; readonly share: number }
  | { readonly is: 'gap'; readonly points: number }
  /** What is not torn apart between two pages. */
  | { readonly is: 'block'; readonly parts: readonly PdfPart[] };

/** A document in one of our languages; letters of any of them may stand side by side. */
export type PdfPlan = { readonly title: string; readonly language: Language; readonly parts: readonly PdfPart[] };

/** Writes a document. Reading the fonts takes hundreds of milliseconds, so the server has it done beside itself (`pdfPress`). */
export function writePdf({ title, language, parts }: PdfPlan): Promise<Buffer> {
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

  const writeText = (text: string, { size, weight = 'regular', isQuiet = false }: Style): void => {
    const runs = runsOf(text, FONTS[weight]);
    document.fontSize(size).fillColor(isQuiet ? GREY : INK);
    for (const [place, run] of runs.entries())
      document.font(run.font).text(run.text, { continued: place < runs.length - 1 });
  };

  const drawBar = (share: number): void => {
    if (document.y > document.page.height - MARGIN - BAR_HEIGHT) document.addPage();
    const width = document.page.width - 2 * MARGIN;
    const top = document.y + BAR_GAP;
    document.roundedRect(MARGIN, top, width, BAR_HEIGHT, BAR_HEIGHT / 2).fill(TRACK);
    if (share > 0)
      document.roundedRect(MARGIN, top, Math.max(width * share, BAR_HEIGHT), BAR_HEIGHT, BAR_HEIGHT / 2).fill(BAR);
    document.y = top + BAR_HEIGHT + BAR_GAP;
  };

  const heightOf = (part: PdfPart): number => {
    if (part.is === 'gap') return part.points;
    if (part.is === 'bar') return BAR_HEIGHT + 2 * BAR_GAP;
    if (part.is === 'block') return part.parts.reduce((height, one) => height + heightOf(one), 0);
    const { text, size, weight = 'regular' } = part;
    const fonts = new Set(runsOf(text, FONTS[weight]).map(({ font }) => font));
    return Math.max(...[...fonts].map((font) => document.font(font).fontSize(size).heightOfString(text)));
  };

  const write = (part: PdfPart): void => {
    if (part.is === 'text') writeText(part.text, part);
    else if (part.is === 'bar') drawBar(part.share);
    else if (part.is === 'gap') document.y += part.points;
    else {
      if (document.y + heightOf(part) > document.page.height - MARGIN) document.addPage();
      for (const one of part.parts) write(one);
    }
  };

  for (const part of parts) write(part);
  document.end();
  return ended;
}
