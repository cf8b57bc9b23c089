import { useState } from 'react';
import { useLatest } from '#platform/web/data/use-latest.ts';
import { layBlock, readBlock, writeBlock } from './block.ts';
import type { Column, Student, Table } from './columns.ts';
import { type EntryFault, groundOf, isFinished, type Patch, readEntry, textOf } from './entry.ts';
import { carried, moved, type Place, placesIn, rangeOf, type Selection, selectOne, selectTo } from './selection.ts';
import { shownCell } from './shown-cells.ts';
import type { useCellWrites, Wish } from './use-cell-writes.ts';

type Options = {
  readonly journal: Table['journal'];
  readonly columns: readonly Column[];
  readonly students: readonly Student[];
  readonly writes: ReturnType<typeof useCellWrites>;
  readonly start: Place;
  /** Told how many values of a pasted block were not understood. */
  readonly onSkipped: (count: number) => void;
};

/** Whether the active cell is open beside the table, and whether the focus went there with it. */
export type Editing = 'not' | 'beside' | 'inside';

export type Draft = { readonly text: string; readonly fault: EntryFault | null };

const keysOf = ({ columns, students }: Pick<Options, 'columns' | 'students'>) => ({
  rows: students.map(({ student_id }) => student_id),
  columns: columns.map(({ key }) => key),
});

/** A table that is worked in like a spreadsheet: which cells are selected, what is being typed, what keys do. */
export function useGrid({ journal, columns, students, writes, start, onSkipped }: Options) {
  const size = { rows: students.length, columns: columns.length };
  const [selection, setSelection] = useState<Selection>(() => selectOne(start, size));
  const [draft, setDraft] = useState<Draft | null>(null);
  const [editing, setEditing] = useState<Editing>('not');
  const [begun, setBegun] = useState(0);
  const mayWrite = journal.may.write;
  // What others add or take away moves the cells; whoever works in one stays in it, with what is half typed.
  const [ground, setGround] = useState({ columns, students });
  if (ground.columns !== columns || ground.students !== students) {
    setGround({ columns, students });
    const { isThere, ...followed } = carried(selection, keysOf(ground), keysOf({ columns, students }));
    if (!isThere) {
      setDraft(null);
      setEditing('not');
    }
    setSelection(followed);
  }
  // A lesson that is taken away while its cell has the focus leaves the focus with its neighbour.
  const current: Selection = selectTo({ ...selection }, selection.active, size);
  const last = useLatest(current);

  const wishAt = ({ row, column }: Place, patchFor: (column: Column) => Patch | null): Wish[] => {
    const [at, student] = [columns[column], students[row]];
    const patch = at && patchFor(at);
    return at && student && patch ? [{ column: at, student, patch }] : [];
  };
  const writeInRange = (patchFor: (column: Column) => Patch | null): void =>
    writes.write(placesIn(rangeOf(last.current)).flatMap((place) => wishAt(place, patchFor)));
  /** Writes the same into every selected cell that can hold it. */
  const fill = (patchFor: (column: Column) => Patch | null): void => {
    if (mayWrite) writeInRange(patchFor);
  };
  const readFor = (text: string) => (column: Column) => {
    const read = readEntry(text, groundOf(column, journal));
    return 'patch' in read ? read.patch : null;
  };
  const activeColumn = columns[current.active.column];

  /** Ends the typing: false when it cannot be read, and then it stays. */
  const commit = (text = draft?.text): boolean => {
    if (text === undefined || !activeColumn) return true;
    const read = readEntry(text, groundOf(activeColumn, journal));
    if ('fault' in read) {
      setDraft({ text, fault: read.fault });
      return false;
    }
    // Also in a journal that was locked since the typing began: it is refused, and what was typed is then not lost.
    writeInRange(readFor(text));
    setDraft(null);
    return true;
  };
  const type = (text: string): void => {
    if (!mayWrite || !activeColumn) return;
    setEditing('not');
    if (isFinished(text, groundOf(activeColumn, journal))) commit(text);
    else setDraft({ text, fault: null });
  };
  const select = (place: Place, stretches = false): boolean => {
    if (!commit()) return false;
    setEditing('not');
    setSelection((known) => (stretches ? selectTo(known, place, size) : selectOne(place, size)));
    return true;
  };
  const move = (key: string, far = false, stretches = false): void => {
    if (!commit()) return;
    setEditing('not');
    setSelection(moved(last.current, { key, far, stretches }, size));
  };
  const copied = (): string => {
    const { top, bottom, left, right } = rangeOf(last.current);
    return writeBlock(
      students
        .slice(top, bottom + 1)
        .map(({ student_id }) =>
          columns.slice(left, right + 1).map((column) => textOf(shownCell(column, student_id, writes.state.shown))),
        ),
    );
  };
  const paste = (text: string): void => {
    if (!mayWrite) return;
    // What is open beside one cell would lie over the others that were just filled.
    setEditing('not');
    const entered = layBlock(readBlock(text), rangeOf(last.current), size);
    const wishes = entered.map((one) => wishAt(one.place, readFor(one.text)));
    writes.write(wishes.flat());
    onSkipped(wishes.filter((wish) => wish.length === 0).length);
    const end = entered.at(-1)?.place;
    if (end)
      setSelection({ anchor: { row: rangeOf(last.current).top, column: rangeOf(last.current).left }, active: end });
  };
  return {
    selection: current,
    range: rangeOf(current),
    size,
    draft,
    editing,
    /** Counts how often the table was asked to take the focus. */
    begun,
    begin: () => setBegun((rounds) => rounds + 1),
    select,
    move,
    type,
    commit,
    cancel: () => setDraft(null),
    edit: setEditing,
    fill,
    copied,
    paste,
    undo: writes.undo,
  };
}
