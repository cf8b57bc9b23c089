import { memo, type ReactNode } from 'react';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import { type Column, isOpenFor, type Student } from '../data/columns.ts';
import { cellAt, ROW_HEAD, rowAt } from '../data/grid-roles.ts';
import { COLUMN_WIDTH, ROW_HEIGHT } from '../data/grid-sizes.ts';
import { shownCell } from '../data/shown-cells.ts';
import { avatarOf } from '../data/student-name.ts';
import type { useCellLabel } from '../data/use-cell-label.ts';
import type { useCellWrites } from '../data/use-cell-writes.ts';
import type { useMarks } from '../data/use-marks.ts';
import { GridCell } from './grid-cell.tsx';
import classes from './journal-grid.module.css';

type Props = {
  row: number;
  student: Student;
  name: string;
  columns: readonly Column[];
  drawn: readonly number[];
  nameWidth: number;
  width: number;
  overlay: ReturnType<typeof useCellWrites>['state']['shown'];
  isReported: (student_id: number, day: string) => boolean;
  labelOf: ReturnType<typeof useCellLabel>;
  marks: ReturnType<typeof useMarks>;
  aggregate: string;
  /** The column with the focus, and those that are selected; -1 where there is none in this row. */
  active: number;
  selectedFrom: number;
  selectedTo: number;
  children?: ReactNode;
};

/** A pupil's row: the name, what stands in the drawn columns, and what it comes to. */
export const GridRow = memo(function GridRow(props: Props) {
  const { row, student, name, columns, drawn, nameWidth, width, overlay, isReported, labelOf, marks } = props;
  const { aggregate, active, selectedFrom, selectedTo, children } = props;
  const draw = (at: number) => {
    const column = columns[at];
    if (!column) return null;
    const cell = shownCell(column, student.student_id, overlay);
    const isClosed = !isOpenFor(column, student);
    const reported =
      !isClosed && column.kind === 'lesson' && !cell?.attendance && isReported(student.student_id, column.day);
    return (
      <GridCell
        key={column.key}
        row={row}
        column={at}
        left={nameWidth + at * COLUMN_WIDTH}
        attendance={cell?.attendance ?? null}
        mark={marks(cell)}
        hasComment={Boolean(cell?.comment)}
        isReported={reported}
        isClosed={isClosed}
        isAssessment={column.kind === 'assessment'}
        isActive={at === active}
        isSelected={at >= selectedFrom && at <= selectedTo}
        isWaiting={overlay.has(`${column.key}:${student.student_id}`)}
        label={labelOf(name, column, { cell, isReported: reported, isClosed })}
      >
        {at === active ? children : undefined}
      </GridCell>
    );
  };
  return (
    <div
      {...rowAt(row + 2)}
      className={classes.row}
      style={{ top: row * ROW_HEIGHT, width }}
      data-left={student.left_on !== null || undefined}
    >
      <div {...ROW_HEAD} className={classes.name} style={{ width: nameWidth }}>
        <PersonAvatar person={avatarOf(student)} size={24} />
        <span className={classes.nameText} title={name}>
          {name}
        </span>
      </div>
      {drawn.map(draw)}
      <div {...cellAt(columns.length + 2)} className={classes.end}>
        <span className={classes.endText} title={aggregate}>
          {aggregate}
        </span>
      </div>
    </div>
  );
});
