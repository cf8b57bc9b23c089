import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, Student, Table } from '../data/columns.ts';
import { GROUP, gridOf } from '../data/grid-roles.ts';
import { COLUMN_WIDTH, END_WIDTH, ROW_HEIGHT } from '../data/grid-sizes.ts';
import { reportedIn } from '../data/reported.ts';
import { NOTHING_WRITTEN, studentsIn } from '../data/shown-cells.ts';
import { studentName } from '../data/student-name.ts';
import { useCellLabel } from '../data/use-cell-label.ts';
import type { useCellWrites } from '../data/use-cell-writes.ts';
import type { useGrid } from '../data/use-grid.ts';
import { useGridInput } from '../data/use-grid-input.ts';
import { showPlace, useGridWindow, useSteadyColumns } from '../data/use-grid-window.ts';
import { useMarks } from '../data/use-marks.ts';
import { drawnIn, keptBeside } from '../data/visible-window.ts';
import { CellPopover } from './cell-popover.tsx';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import classes from './journal-grid.module.css';
import { TypingField } from './typing-field.tsx';

type Props = {
  table: Table;
  columns: readonly Column[];
  students: readonly Student[];
  grid: ReturnType<typeof useGrid>;
  writes: ReturnType<typeof useCellWrites>;
  aggregateOf: (student_id: number) => string;
  nameWidth: number;
  today: string;
  scroller: RefObject<HTMLDivElement | null>;
  onOpen: (column: Column) => void;
};

/** The table itself, drawn as far as it can be seen; worked in like a spreadsheet. */
export function JournalGrid(props: Props) {
  const { table, columns, students, grid, writes, aggregateOf, nameWidth, today, scroller, onOpen } = props;
  const { t } = useTranslation('journal');
  const { journal, reported, homework } = table;
  const { selection, range, draft, size } = grid;
  const drawn = useGridWindow(scroller, size, nameWidth);
  useSteadyColumns(scroller, columns);
  const labelOf = useCellLabel();
  const marks = useMarks();
  const isReported = useMemo(() => reportedIn(reported), [reported]);
  const withHomework = useMemo(() => new Set(homework.flatMap(({ event_id }) => event_id ?? [])), [homework]);
  const { row: activeRow, column: activeColumn } = selection.active;
  // A cell that lies in the window anyway changes nothing, and the rows need not be drawn anew for it.
  const kept = keptBeside(drawn.columns, activeColumn);
  const shownColumns = useMemo(() => drawnIn(drawn.columns, kept), [drawn.columns, kept]);
  const shownRows = drawnIn(drawn.rows, activeRow);
  const written = useMemo(() => studentsIn(writes.state.shown), [writes.state.shown]);
  const width = nameWidth + columns.length * COLUMN_WIDTH + END_WIDTH;
  const input = useGridInput({ grid, scroller });

  // The lesson that one most likely came for is in sight when the table opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: Only once, when there is something to scroll.
  useLayoutEffect(() => {
    if (scroller.current) showPlace(scroller.current, { row: -1, column: activeColumn }, nameWidth);
  }, []);
  const activeKey = columns[activeColumn]?.key;
  const begun = useRef(grid.begun);
  // The focus follows the active cell for as long as the table has it. A lesson that was just made may come to lie where
  // another one was. Whoever writes in something that lies over the table stays there when others move its cells.
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another lesson in the same place is another cell.
  useEffect(() => {
    const element = scroller.current;
    const isBeginning = begun.current !== grid.begun;
    begun.current = grid.begun;
    if (isBeginning) input.wantsFocus.current = true;
    if (!element || draft || !input.wantsFocus.current) return;
    if (!isBeginning && document.activeElement?.closest('[data-portal]')) return;
    showPlace(element, { row: activeRow, column: activeColumn }, nameWidth);
    element
      .querySelector<HTMLElement>(`[data-row="${activeRow}"][data-column="${activeColumn}"]`)
      ?.focus({ preventScroll: true });
  }, [activeRow, activeColumn, activeKey, draft, nameWidth, scroller, input.wantsFocus, grid.begun]);

  return (
    <div
      ref={scroller}
      {...gridOf(journal.title, size, journal.may.write)}
      className={classes.scroller}
      {...input.handlers}
    >
      <GridHead
        columns={columns}
        drawn={shownColumns}
        nameWidth={nameWidth}
        width={width}
        withHomework={withHomework}
        today={today}
        onOpen={onOpen}
      />
      <div {...GROUP} className={classes.body} style={{ height: students.length * ROW_HEIGHT, width }}>
        {shownRows.map((row) => {
          const student = students[row];
          if (!student) return null;
          const isIn = row >= range.top && row <= range.bottom;
          return (
            <GridRow
              key={student.student_id}
              row={row}
              student={student}
              name={studentName(student, journal.name_first)}
              columns={columns}
              drawn={shownColumns}
              nameWidth={nameWidth}
              width={width}
              overlay={written.has(student.student_id) ? writes.state.shown : NOTHING_WRITTEN}
              isReported={isReported}
              labelOf={labelOf}
              marks={marks}
              aggregate={aggregateOf(student.student_id)}
              active={row === activeRow ? activeColumn : -1}
              selectedFrom={isIn ? range.left : -1}
              selectedTo={isIn ? range.right : -1}
            >
              {draft && row === activeRow ? (
                <TypingField draft={draft} grid={grid} label={t('cell.typing')} />
              ) : undefined}
            </GridRow>
          );
        })}
        <CellPopover
          place={{ top: activeRow * ROW_HEIGHT, left: nameWidth + activeColumn * COLUMN_WIDTH }}
          grid={grid}
          table={table}
          column={columns[activeColumn]}
          student={students[activeRow]}
          writes={writes}
          isReported={isReported}
          onClosed={input.giveFocusBack}
        />
      </div>
    </div>
  );
}
