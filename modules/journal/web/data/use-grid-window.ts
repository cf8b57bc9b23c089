import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Column } from './columns.ts';
import { COLUMN_STEP, COLUMN_WIDTH, END_WIDTH, HEAD_HEIGHT, ROW_HEIGHT, ROW_STEP } from './grid-sizes.ts';
import type { Place, Size } from './selection.ts';
import { type Stretch, stretchOf } from './visible-window.ts';

export type GridWindow = { readonly rows: Stretch; readonly columns: Stretch };

const same = (one: Stretch, other: Stretch): boolean => one.from === other.from && one.to === other.to;

const windowOf = (
  { scrollTop, scrollLeft, clientWidth, clientHeight }: Element,
  { rows, columns }: Size,
  nameWidth: number,
): GridWindow => ({
  rows: stretchOf({
    offset: scrollTop,
    room: clientHeight - HEAD_HEIGHT,
    size: ROW_HEIGHT,
    count: rows,
    step: ROW_STEP,
  }),
  columns: stretchOf({
    offset: scrollLeft,
    room: clientWidth - nameWidth - END_WIDTH,
    size: COLUMN_WIDTH,
    count: columns,
    step: COLUMN_STEP,
  }),
});

/** Which part of the table is drawn, following how it is scrolled and how large it is. */
export function useGridWindow(
  scroller: RefObject<HTMLElement | null>,
  { rows, columns }: Size,
  nameWidth: number,
): GridWindow {
  const [drawn, setDrawn] = useState<GridWindow>({ rows: { from: 0, to: 0 }, columns: { from: 0, to: 0 } });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const next = windowOf(element, { rows, columns }, nameWidth);
      setDrawn((known) => (same(known.rows, next.rows) && same(known.columns, next.columns) ? known : next));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, rows, columns, nameWidth]);
  return drawn;
}

/** What others add before what is in sight, or take away there, moves nothing under anybody's eyes. */
export function useSteadyColumns(scroller: RefObject<HTMLElement | null>, columns: readonly Column[]): void {
  const before = useRef(columns);
  useLayoutEffect(() => {
    const element = scroller.current;
    const known = before.current;
    before.current = columns;
    if (!element || known === columns) return;
    const first = Math.floor(element.scrollLeft / COLUMN_WIDTH);
    const found = columns.findIndex(({ key }) => key === known[first]?.key);
    if (found !== -1 && found !== first) element.scrollLeft += (found - first) * COLUMN_WIDTH;
  }, [scroller, columns]);
}

/** Scrolls as far as it takes to see a cell beside the names, below the head and before the last column. */
export function showPlace(scroller: HTMLElement, { row, column }: Place, nameWidth: number): void {
  const { scrollTop, scrollLeft, clientWidth, clientHeight } = scroller;
  const [top, left] = [row * ROW_HEIGHT, column * COLUMN_WIDTH];
  const roomDown = clientHeight - HEAD_HEIGHT - ROW_HEIGHT;
  const roomAlong = clientWidth - nameWidth - END_WIDTH - COLUMN_WIDTH;
  if (row >= 0) scroller.scrollTop = Math.min(Math.max(scrollTop, top - roomDown), top);
  scroller.scrollLeft = Math.min(Math.max(scrollLeft, left - roomAlong), left);
}
