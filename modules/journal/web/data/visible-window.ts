/** The part of a line of equal cells that has to be drawn. */
export type Stretch = { readonly from: number; readonly to: number };

type Line = {
  /** How far the line is scrolled, and how much of it can be seen. */
  readonly offset: number;
  readonly room: number;
  readonly size: number;
  readonly count: number;
  /** The window moves in steps of so many cells, so that most scrolling draws nothing anew. */
  readonly step: number;
};

/** Cells beside those that can be seen, so that a small step shows no gap. */
const BESIDE = 2;

/** Which cells are drawn: those that can be seen and their neighbours, rounded out to whole steps. */
export function stretchOf({ offset, room, size, count, step }: Line): Stretch {
  const first = Math.floor((Math.max(0, offset) / size - BESIDE) / step) * step;
  const last = Math.ceil(((Math.max(0, offset) + room) / size + BESIDE) / step) * step;
  return { from: Math.max(0, Math.min(first, count)), to: Math.max(0, Math.min(last, count)) };
}

/** The cell that has to be drawn although it lies outside; -1 where there is none. */
export const keptBeside = ({ from, to }: Stretch, cell: number): number => (cell >= from && cell < to ? -1 : cell);

/** The cells of a stretch, and one more that has to be there wherever it lies because it has the focus. */
export function drawnIn({ from, to }: Stretch, kept: number): number[] {
  const drawn = Array.from({ length: to - from }, (_, at) => from + at);
  if (kept < 0 || (kept >= from && kept < to)) return drawn;
  return kept < from ? [kept, ...drawn] : [...drawn, kept];
}
