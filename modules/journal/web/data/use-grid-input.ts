import { type ClipboardEvent, type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { CLEAR } from './entry.ts';
import { actOf } from './press.ts';
import type { Place } from './selection.ts';
import type { useGrid } from './use-grid.ts';

type Options = { grid: ReturnType<typeof useGrid>; scroller: RefObject<HTMLElement | null> };

const placeOf = (target: EventTarget): Place | null => {
  const cell = (target as Element).closest<HTMLElement>('[data-row][data-column]');
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null;
};

const headOf = (target: EventTarget): number | null => {
  const head = (target as Element).closest<HTMLElement>('[data-head]');
  return head ? Number(head.dataset.head) : null;
};

/** Whether the event belongs to the table itself, not to what lies over it or is typed in it. */
const isTables = ({ target, currentTarget }: { target: EventTarget; currentTarget: Element }): boolean =>
  currentTarget.contains(target as Node) && !(target as Element).closest('input, textarea');

/** Keys, pointer and clipboard of the table; single cells have no handlers, because there are thousands of them. */
export function useGridInput({ grid, scroller }: Options) {
  /** True once somebody works in the table: only then may it take the focus. */
  const wantsFocus = useRef(false);
  const dragged = useRef<Place | null>(null);

  const focusHead = (column: number): void =>
    scroller.current?.querySelector<HTMLElement>(`[data-head="${column}"]`)?.focus();
  const focusActive = (): void => scroller.current?.querySelector<HTMLElement>('[data-active]')?.focus();

  const inHead = (event: KeyboardEvent, column: number): void => {
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
    const step = steps[event.key];
    if (event.key === 'ArrowDown') focusActive();
    else if (step !== undefined && grid.select({ row: 0, column: column + step }))
      // The head of a column that is not drawn yet comes with the next drawing.
      requestAnimationFrame(() => focusHead(Math.max(0, Math.min(column + step, grid.size.columns - 1))));
    else return;
    event.preventDefault();
  };
  const act = (event: KeyboardEvent): boolean => {
    const done = actOf(event);
    const { active } = grid.selection;
    switch (done?.is) {
      case 'move': {
        if (done.key === 'ArrowUp' && active.row === 0 && !done.stretches && event.key !== 'Enter')
          focusHead(active.column);
        else grid.move(done.key, done.far, done.stretches);
        return true;
      }
      case 'type':
        grid.type(done.text);
        return true;
      case 'clear':
        grid.fill((column) => (column.kind === 'lesson' ? CLEAR : { value: null, points: null }));
        return true;
      case 'edit':
        grid.edit('inside');
        return true;
      case 'undo':
        grid.undo();
        return true;
      case 'all':
        if (grid.select({ row: 0, column: 0 }))
          grid.select({ row: grid.size.rows - 1, column: grid.size.columns - 1 }, true);
        return true;
      default:
        return false;
    }
  };
  const tab = (event: KeyboardEvent): void => {
    const { column } = grid.selection.active;
    const isLast = event.shiftKey ? column === 0 : column === grid.size.columns - 1;
    // From the last cell the key leaves the table, so that nobody is caught in it.
    if (isLast) return;
    event.preventDefault();
    grid.move(event.shiftKey ? 'ArrowLeft' : 'ArrowRight');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isTables(event) || event.nativeEvent.isComposing) return;
    const head = headOf(event.target);
    if (head !== null) {
      inHead(event, head);
      return;
    }
    wantsFocus.current = true;
    if (event.key === 'Tab') tab(event);
    else if (act(event)) event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent): void => {
    const place = isTables(event) ? placeOf(event.target) : null;
    if (!place || event.button !== 0) return;
    wantsFocus.current = true;
    // A finger scrolls the table; only a mouse draws a range.
    if (event.pointerType === 'mouse') dragged.current = place;
    grid.select(place, event.shiftKey);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const place = dragged.current && event.buttons === 1 ? placeOf(event.target) : null;
    const { active } = grid.selection;
    if (place && (place.row !== active.row || place.column !== active.column)) grid.select(place, true);
  };
  const onPointerUp = (event: PointerEvent): void => {
    dragged.current = null;
    const place = isTables(event) ? placeOf(event.target) : null;
    const { top, bottom, left, right } = grid.range;
    const isOne = top === bottom && left === right && !event.shiftKey;
    if (place && isOne && place.row === top && place.column === left) grid.edit('beside');
  };
  const onCopy = (event: ClipboardEvent): void => {
    if (!isTables(event)) return;
    event.clipboardData.setData('text/plain', grid.copied());
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (!isTables(event)) return;
    grid.paste(event.clipboardData.getData('text/plain'));
    event.preventDefault();
  };
  return {
    wantsFocus,
    giveFocusBack: focusActive,
    handlers: { onKeyDown, onPointerDown, onPointerMove, onPointerUp, onCopy, onPaste },
  };
}
