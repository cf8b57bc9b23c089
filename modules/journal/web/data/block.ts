import type { Place, Range, Size } from './selection.ts';

/** Reads what a spreadsheet puts on the clipboard: lines of cells with tabs between them. */
export function readBlock(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

/** Writes cells as a spreadsheet reads them. */
export const writeBlock = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => row.join('\t')).join('\n');

/** A text for a cell. */
export type Entered = { readonly place: Place; readonly text: string };

/**
 * Lays a block over the table from the first cell of the range on. A block that fits into the range several times fills
 * it, and what would lie outside the table is left out.
 */
export function layBlock(block: readonly (readonly string[])[], range: Range, { rows, columns }: Size): Entered[] {
  const height = block.length;
  const width = Math.max(...block.map((row) => row.length));
  const [tall, wide] = [range.bottom - range.top + 1, range.right - range.left + 1];
  const down = tall % height === 0 ? tall : height;
  const along = wide % width === 0 ? wide : width;
  return Array.from({ length: down * along }, (_, at) => {
    const [row, column] = [Math.floor(at / along), at % along];
    const text = block[row % height]?.[column % width] ?? '';
    return { place: { row: range.top + row, column: range.left + column }, text };
  }).filter(({ place }) => place.row < rows && place.column < columns);
}
