import type { Cell } from '../contract/shapes.ts';

/** How new a column is: cells are never taken away and their versions only grow, so their sum tells old from new. */
export const columnVersion = (cells: readonly Pick<Cell, 'version'>[]): number =>
  cells.reduce((sum, { version }) => sum + version, 0);
