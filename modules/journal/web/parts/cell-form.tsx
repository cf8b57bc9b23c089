import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#platform/web/i18n/dates.ts';
import { ATTENDANCE_KEYS } from '../data/attendance-keys.ts';
import { type Column, isOpenFor, type Student, type Table } from '../data/columns.ts';
import { groundOf, type Patch } from '../data/entry.ts';
import { shownCell } from '../data/shown-cells.ts';
import { studentName } from '../data/student-name.ts';
import type { useCellWrites } from '../data/use-cell-writes.ts';
import { useMarks } from '../data/use-marks.ts';
import { CellComment } from './cell-comment.tsx';
import classes from './cell-form.module.css';
import { GradeChoice } from './grade-choice.tsx';

type Props = {
  table: Table;
  column: Column;
  student: Student;
  writes: ReturnType<typeof useCellWrites>;
  isReported: boolean;
  /** False where the name stands above it already. */
  withName?: boolean;
};

/** Everything about one cell: attendance, a grade or points, a comment. What is picked is written at once. */
export function CellForm({ table: { journal }, column, student, writes, isReported, withName = true }: Props) {
  const { t } = useTranslation('journal');
  const cell = shownCell(column, student.student_id, writes.state.shown);
  const mayWrite = journal.may.write && isOpenFor(column, student);
  const write = (patch: Patch) => writes.write([{ column, student, patch }]);
  const ground = groundOf(column, journal);
  const attendance = cell?.attendance ?? null;
  const grade = useMarks()(cell);
  return (
    <div className={classes.form}>
      <div>
        {withName && <p className={classes.name}>{studentName(student, journal.name_first)}</p>}
        <p className={classes.about}>{`${formatDay(column.day)} · ${column.title}`}</p>
      </div>
      {!isOpenFor(column, student) && <Text size="sm">{t('cell.closed')}</Text>}
      {ground.marks && mayWrite && (
        <fieldset className={classes.choice}>
          <legend>{t('cell.attendance_label')}</legend>
          {ATTENDANCE_KEYS.map((one) => (
            <Button
              key={one.key}
              size="compact-sm"
              variant={attendance === one.attendance ? 'filled' : 'default'}
              aria-pressed={attendance === one.attendance}
              onClick={() => write({ attendance: one.attendance })}
            >
              {one.attendance ? t(`cell.attendance.${one.attendance}`) : t('cell.attendance.present')}
            </Button>
          ))}
        </fieldset>
      )}
      {isReported && !attendance && (
        <p className={classes.reported}>
          {t('cell.reported_note')}
          {mayWrite && (
            <Button size="compact-xs" variant="light" onClick={() => write({ attendance: 'excused' })}>
              {t('cell.take_over')}
            </Button>
          )}
        </p>
      )}
      {mayWrite && <GradeChoice ground={ground} value={grade} write={write} />}
      {!mayWrite && isOpenFor(column, student) && (
        <dl className={classes.read}>
          {attendance && (
            <>
              <dt>{t('cell.attendance_label')}</dt>
              <dd>{t(`cell.attendance.${attendance}`)}</dd>
            </>
          )}
          <dt>{ground.counts ? t('cell.points') : t('cell.grade')}</dt>
          <dd>{grade || t('cell.empty')}</dd>
        </dl>
      )}
      <CellComment cell={cell} mayWrite={mayWrite} types={journal.may.comment_types} write={write} />
    </div>
  );
}
