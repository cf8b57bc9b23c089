import { Popover } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column, Student, Table } from '../data/columns.ts';
import { studentName } from '../data/student-name.ts';
import type { useCellWrites } from '../data/use-cell-writes.ts';
import type { useGrid } from '../data/use-grid.ts';
import { CellForm } from './cell-form.tsx';
import classes from './journal-grid.module.css';

type Props = {
  /** Where the active cell lies. */
  place: CSSProperties;
  grid: ReturnType<typeof useGrid>;
  table: Table;
  column: Column | undefined;
  student: Student | undefined;
  writes: ReturnType<typeof useCellWrites>;
  isReported: (student_id: number, day: string) => boolean;
  onClosed: () => void;
};

/** What stands in the active cell, beside it. The keys stay with the table until somebody goes inside. */
export function CellPopover({ place, grid, table, column, student, writes, isReported, onClosed }: Props) {
  const { t } = useTranslation('journal');
  if (!column || !student) return null;
  return (
    <Popover
      opened={grid.editing !== 'not'}
      onChange={(isOpen) => !isOpen && grid.edit('not')}
      trapFocus={grid.editing === 'inside'}
      position="bottom-start"
      width={320}
      shadow="md"
      radius="lg"
      withinPortal
      withRoles={false}
      hideDetached={false}
    >
      <Popover.Target>
        <div className={classes.marker} style={place} />
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-label={t('cell.about', { name: studentName(student, table.journal.name_first), title: column.title })}
        onKeyDown={(event) => {
          // Portals hand their events to the table too, which would take them for its own.
          event.stopPropagation();
          if (event.key === 'Escape') {
            grid.edit('not');
            onClosed();
          }
        }}
      >
        <CellForm
          key={`${column.key}:${student.student_id}`}
          table={table}
          column={column}
          student={student}
          writes={writes}
          isReported={isReported(student.student_id, column.day)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
