/*
 * What the parts of the table are to those who hear it. A `<table>` would lay out its cells by itself, and ours lie where
 * they belong although most of their neighbours are not drawn; so each says which one it is.
 */
export const GROUP = { role: 'rowgroup' } as const;

export const gridOf = (label: string, size: { rows: number; columns: number }, mayWrite: boolean) => ({
  role: 'grid',
  'aria-label': label,
  'aria-rowcount': size.rows + 1,
  'aria-colcount': size.columns + 2,
  'aria-multiselectable': true,
  'aria-readonly': !mayWrite,
});
/** Rows and columns count from the heads on: the first pupil is in row 2, the first lesson in column 2. */
export const rowAt = (index: number) => ({ role: 'row', 'aria-rowindex': index });
export const columnHeadAt = (index: number) => ({ role: 'columnheader', 'aria-colindex': index });
export const ROW_HEAD = { role: 'rowheader', 'aria-colindex': 1 } as const;
export const cellAt = (index: number, label?: string, isSelected?: boolean) => ({
  role: 'gridcell',
  'aria-label': label,
  'aria-colindex': index,
  'aria-selected': isSelected,
});
