import type { FactData } from '#platform/contract/fact.ts';
import type { cellsWritten } from '../../contract/facts.ts';
import type { Cell, FilledColumns } from '../../contract/shapes.ts';
import { columnVersion } from '../../rules/column-version.ts';
import type { Table } from './columns.ts';

type Known = { readonly id: number; readonly cells: Cell[] };

/** What is known of a column and what came, cell by cell whichever is newer: answers may overtake each other. */
function newerCells(known: Cell[], come: readonly Cell[]): Cell[] {
  const cells = new Map(known.map((cell) => [cell.student_id, cell]));
  const newer = come.filter(({ student_id, version }) => version > (cells.get(student_id)?.version ?? 0));
  if (newer.length === 0) return known;
  for (const cell of newer) cells.set(cell.student_id, cell);
  return [...cells.values()].sort((one, other) => one.student_id - other.student_id);
}

function withNewer<T extends Known>(known: T[], come: readonly Known[]): T[] {
  const cells = new Map(come.map((one) => [one.id, one.cells]));
  return known.map((one) => {
    const newer = newerCells(one.cells, cells.get(one.id) ?? []);
    return newer === one.cells ? one : { ...one, cells: newer };
  });
}

/** A table with what came of some of its columns. */
export const withCells = (table: Table, { lessons, assessments }: FilledColumns): Table => ({
  ...table,
  lessons: withNewer(table.lessons, lessons),
  assessments: withNewer(table.assessments, assessments),
});

export type CellNews = Pick<FactData<typeof cellsWritten>, 'lessons' | 'assessments'>;

/** What a table does not know yet of what is told; one's own writes it knows already. */
export function behindIn(table: Table, { lessons, assessments }: CellNews): CellNews {
  const olderThan = (known: readonly Known[]) => {
    const versions = new Map(known.map(({ id, cells }) => [id, columnVersion(cells)]));
    // A column that the table does not have comes whole, by another fact.
    return ({ id, version }: CellNews['lessons'][number]) => (versions.get(id) ?? version) < version;
  };
  return {
    lessons: lessons.filter(olderThan(table.lessons)),
    assessments: assessments.filter(olderThan(table.assessments)),
  };
}

/** What was told one after the other, as one; of each column the newest. */
export function gathered(one: CellNews, other: CellNews): CellNews {
  const newest = (...told: CellNews['lessons'][]) => {
    const versions = new Map<number, number>();
    for (const { id, version } of told.flat()) versions.set(id, Math.max(version, versions.get(id) ?? 0));
    return [...versions].map(([id, version]) => ({ id, version }));
  };
  return { lessons: newest(one.lessons, other.lessons), assessments: newest(one.assessments, other.assessments) };
}
