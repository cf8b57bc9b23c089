import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#platform/web/i18n/dates.ts';
import { Dialog, DialogActions } from '#platform/web/ui/dialog.tsx';
import { ATTENDANCE_KEYS } from '../data/attendance-keys.ts';
import { type Column, isOpenFor, type Student, type Table } from '../data/columns.ts';
import { reportedIn } from '../data/reported.ts';
import { shownCell } from '../data/shown-cells.ts';
import { studentName } from '../data/student-name.ts';
import type { useCellWrites } from '../data/use-cell-writes.ts';
import { useMarks } from '../data/use-marks.ts';
import { CellForm } from './cell-form.tsx';
import { KeyLegend } from './key-legend.tsx';
import classes from './lesson-list.module.css';

type Props = {
  table: Table;
  columns: readonly Column[];
  at: number;
  onGo: (at: number) => void;
  onOpen: (column: Column) => void;
  writes: ReturnType<typeof useCellWrites>;
};

/** One lesson on a phone: its pupils below each other, with buttons for a thumb. */
export function LessonList({ table, columns, at, onGo, onOpen, writes }: Props) {
  const { t } = useTranslation(['journal', 'ui']);
  const { journal, students, reported } = table;
  const marks = useMarks();
  const [about, setAbout] = useState<Student | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const isReported = useMemo(() => reportedIn(reported), [reported]);
  const column = columns[at];
  if (!column) return null;
  const shown = students.filter((student) => isOpenFor(column, student));
  const next = shown[shown.findIndex((student) => student.student_id === about?.student_id) + 1];
  const rowOf = (student: Student) => {
    const cell = shownCell(column, student.student_id, writes.state.shown);
    const name = studentName(student, journal.name_first);
    const attendance = cell?.attendance ?? null;
    const mark = marks(cell);
    return (
      <li key={student.student_id} className={classes.row}>
        <span className={classes.name}>
          {name}
          {!attendance && isReported(student.student_id, column.day) && (
            <span className={classes.note}>{t('cell.reported')}</span>
          )}
        </span>
        {column.kind === 'lesson' &&
          ATTENDANCE_KEYS.flatMap((one) =>
            one.attendance === null ? (
              []
            ) : (
              <button
                key={one.key}
                type="button"
                className={classes.mark}
                data-attendance={one.attendance}
                disabled={!journal.may.write}
                aria-label={`${name}: ${t(`cell.attendance.${one.attendance}`)}`}
                aria-pressed={attendance === one.attendance}
                onClick={() =>
                  writes.write([
                    {
                      column,
                      student,
                      patch: { attendance: attendance === one.attendance ? null : one.attendance },
                    },
                  ])
                }
              >
                {one.key}
              </button>
            ),
          )}
        <button
          type="button"
          className={classes.grade}
          aria-label={`${name}: ${t('cell.grade')} ${mark || t('cell.empty')}`}
          onClick={() => {
            setAbout(student);
            setIsOpen(true);
          }}
        >
          {mark || '–'}
        </button>
      </li>
    );
  };
  return (
    <div className={classes.list}>
      <div className={classes.chooser}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('table.previous')}
          disabled={at === 0}
          onClick={() => onGo(at - 1)}
        >
          <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
        <NativeSelect
          className={classes.select}
          size="md"
          aria-label={t('table.choose_column')}
          value={String(at)}
          data={columns.map((one, place) => ({
            value: String(place),
            label: `${formatDay(one.day).slice(0, 5)} · ${one.title}`,
          }))}
          onChange={({ currentTarget }) => onGo(Number(currentTarget.value))}
        />
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('table.next')}
          disabled={at === columns.length - 1}
          onClick={() => onGo(at + 1)}
        >
          <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </div>
      <div className={classes.about}>
        {journal.may.write && column.kind === 'lesson' && <KeyLegend withPresent={false} />}
        <Button variant="subtle" size="compact-sm" onClick={() => onOpen(column)}>
          {t('table.details')}
        </Button>
      </div>
      <ul className={classes.rows} aria-label={column.title}>
        {shown.map(rowOf)}
      </ul>
      <Dialog
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={about ? studentName(about, journal.name_first) : column.title}
      >
        {about && (
          <CellForm
            key={`${column.key}:${about.student_id}`}
            table={table}
            column={column}
            student={about}
            withName={false}
            writes={writes}
            isReported={isReported(about.student_id, column.day)}
          />
        )}
        {/* Behind the last pupil the same button closes, so that the focus stays on it. */}
        <DialogActions>
          <Button variant="default" onClick={() => (next ? setAbout(next) : setIsOpen(false))}>
            {next ? t('cell.next_student', { name: studentName(next, journal.name_first) }) : t('ui:dialog.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
