/** A cell by its place in the table. */
export type Place = { readonly row: number; readonly column: number };

/** The cell that has the focus, and where a selected range began. */
export type Selection = { readonly active: Place; readonly anchor: Place };

export type Size = { readonly rows: number; readonly columns: number };

export type Range = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

const within = ({ row, column }: Place, { rows, columns }: Size): Place => ({
  row: clamp(row, rows - 1),
  column: clamp(column, columns - 1),
});

/** One cell alone. */
export const selectOne = (place: Place, size: Size): Selection => {
  const active = within(place, size);
  return { active, anchor: active };
};

/** From where the range began to another cell. */
export const selectTo = ({ anchor }: Selection, place: Place, size: Size): Selection => ({
  active: within(place, size),
  anchor: within(anchor, size),
});

export const rangeOf = ({ active, anchor }: Selection): Range => ({
  top: Math.min(active.row, anchor.row),
  bottom: Math.max(active.row, anchor.row),
  left: Math.min(active.column, anchor.column),
  right: Math.max(active.column, anchor.column),
});

/** What the rows and the columns of a table are known by, in their order. */
type Ground = { readonly rows: readonly (string | number)[]; readonly columns: readonly (string | number)[] };

/** Where a place lies after a table has changed; null in the part of it that is gone. */
const carriedPart = (at: number, from: Ground['rows'], to: Ground['rows']): number | null => {
  const key = from[at];
  const found = key === undefined ? -1 : to.indexOf(key);
  return found === -1 ? null : found;
};

/**
 * The same cells in a table that got or lost rows and columns; what is gone leaves its place to its neighbour. `isThere` is
 * false where the active cell itself is gone.
 */
export function carried({ active, anchor }: Selection, from: Ground, to: Ground): Selection & { isThere: boolean } {
  const size = { rows: to.rows.length, columns: to.columns.length };
  const partsOf = (place: Place) => ({
    row: carriedPart(place.row, from.rows, to.rows),
    column: carriedPart(place.column, from.columns, to.columns),
  });
  const follow = (place: Place): Place => {
    const { row, column } = partsOf(place);
    return within({ row: row ?? place.row, column: column ?? place.column }, size);
  };
  const { row, column } = partsOf(active);
  return { active: follow(active), anchor: follow(anchor), isThere: row !== null && column !== null };
}

/** Every cell of a range, row by row. */
export const placesIn = ({ top, bottom, left, right }: Range): Place[] =>
  Array.from({ length: bottom - top + 1 }, (_row, down) =>
    Array.from({ length: right - left + 1 }, (_column, along) => ({ row: top + down, column: left + along })),
  ).flat();

/** Rows that a page up or down passes. */
const PAGE = 10;

type Press = { readonly key: string; readonly far: boolean };

/** Where a key leads from a cell, as in a spreadsheet; null for keys that lead nowhere. */
function targetOf({ row, column }: Place, { key, far }: Press, { rows, columns }: Size): Place | null {
  switch (key) {
    case 'ArrowUp':
      return { row: far ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: far ? rows - 1 : row + 1, column };
    case 'ArrowLeft':
      return { row, column: far ? 0 : column - 1 };
    case 'ArrowRight':
      return { row, column: far ? columns - 1 : column + 1 };
    case 'Home':
      return { row: far ? 0 : row, column: 0 };
    case 'End':
      return { row: far ? rows - 1 : row, column: columns - 1 };
    case 'PageUp':
      return { row: row - PAGE, column };
    case 'PageDown':
      return { row: row + PAGE, column };
    default:
      return null;
  }
}

type Moving = { readonly key: string; readonly far?: boolean; readonly stretches?: boolean };

/** The selection after a key; the same where the key moves nothing. */
export function moved(selection: Selection, { key, far = false, stretches = false }: Moving, size: Size): Selection {
  const target = targetOf(selection.active, { key, far }, size);
  if (!target) return selection;
  return stretches ? selectTo(selection, target, size) : selectOne(target, size);
}
