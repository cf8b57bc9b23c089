import { localeOf } from '#platform/web/i18n/dates.ts';
import type { ShownCell } from './shown-cells.ts';

type Marked = Pick<ShownCell, 'value' | 'points'>;

/** What is given in a cell: a grade as the scale has it, points as the language writes numbers; nothing where there is neither. */
export function marksIn(language: string): (cell: Marked | undefined) => string {
  const figure = new Intl.NumberFormat(localeOf(language), { useGrouping: false });
  return (cell) => cell?.value ?? (typeof cell?.points === 'number' ? figure.format(cell.points) : '');
}
