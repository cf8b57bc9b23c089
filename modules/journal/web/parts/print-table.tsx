import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#platform/web/i18n/dates.ts';
import type { Column, Table } from '../data/columns.ts';
import { textOf } from '../data/entry.ts';
import { NOTHING_WRITTEN, shownCell } from '../data/shown-cells.ts';
import { studentName } from '../data/student-name.ts';
import { useMarks } from '../data/use-marks.ts';
import classes from './print-table.module.css';

type Props = { table: Table; columns: readonly Column[]; aggregateOf: (student_id: number) => string };

/** As many columns as a sheet of paper has room for. */
const PER_SHEET = 20;

/** The whole table on paper, which has no window: drawn only for the moment in which it is printed. */
export function PrintTable({ table, columns, aggregateOf }: Props) {
  const { t } = useTranslation('journal');
  const marks = useMarks();
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture as soon as the event is over.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  if (!isPrinting) return null;
  const { journal, students } = table;
  const sheets = Array.from({ length: Math.max(1, Math.ceil(columns.length / PER_SHEET)) }, (_, at) =>
    columns.slice(at * PER_SHEET, (at + 1) * PER_SHEET),
  );
  return sheets.map((sheet, at) => (
    <table key={sheet[0]?.key ?? 'none'} className={classes.sheet}>
      <thead>
        <tr>
          <th scope="col">{t('table.student')}</th>
          {sheet.map((column) => (
            <th key={column.key} scope="col">
              {formatDay(column.day).slice(0, 5)}
              <span className={classes.title}>{column.title}</span>
            </th>
          ))}
          {at === sheets.length - 1 && <th scope="col">{t('table.aggregate')}</th>}
        </tr>
      </thead>
      <tbody>
        {students.map((student) => (
          <tr key={student.student_id}>
            <th scope="row">{studentName(student, journal.name_first)}</th>
            {sheet.map((column) => (
              <td key={column.key}>{textOf(shownCell(column, student.student_id, NOTHING_WRITTEN), marks)}</td>
            ))}
            {at === sheets.length - 1 && <td>{aggregateOf(student.student_id)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
