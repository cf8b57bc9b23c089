import { IconClipboardCheck, IconHome2, IconPaperclip, IconUsers } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#platform/web/i18n/dates.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import type { Column } from '../data/columns.ts';
import { columnHeadAt, GROUP, rowAt } from '../data/grid-roles.ts';
import { COLUMN_WIDTH, END_WIDTH, HEAD_HEIGHT } from '../data/grid-sizes.ts';
import classes from './journal-grid.module.css';

type Props = {
  columns: readonly Column[];
  drawn: readonly number[];
  nameWidth: number;
  width: number;
  /** Lessons with homework that was given in them. */
  withHomework: ReadonlySet<number>;
  today: string;
  onOpen: (column: Column) => void;
};

const MARK = { size: 13, stroke: 1.75, 'aria-hidden': true } as const;

function Marks({ column, hasHomework }: { column: Column; hasHomework: boolean }) {
  if (column.kind === 'assessment')
    return (
      <span className={classes.headMarks}>
        <IconClipboardCheck {...MARK} />
        {column.max_points !== null && <span>{column.max_points}</span>}
      </span>
    );
  const { lesson_number, individual_lesson, file_count } = column.lesson;
  return (
    <span className={classes.headMarks}>
      <span aria-hidden="true">{lesson_number}.</span>
      {individual_lesson && <IconUsers {...MARK} />}
      {file_count > 0 && <IconPaperclip {...MARK} />}
      {hasHomework && <IconHome2 {...MARK} />}
    </span>
  );
}

/** What stands above the columns: day, number, title, and whether there are files or homework. */
export const GridHead = memo(function GridHead(props: Props) {
  const { columns, drawn, nameWidth, width, withHomework, today, onOpen } = props;
  const { t } = useTranslation('journal');
  const headAt = (at: number) => {
    const column = columns[at];
    if (!column) return null;
    const hasHomework = column.kind === 'lesson' && withHomework.has(column.id);
    const about =
      column.kind === 'lesson'
        ? t('table.lesson_number', { number: column.lesson.lesson_number })
        : t('assessment.one');
    const extras = [
      column.kind === 'lesson' && column.lesson.file_count > 0 ? t('table.has_files') : '',
      hasHomework ? t('table.has_homework') : '',
    ].filter(Boolean);
    return (
      <div
        key={column.key}
        {...columnHeadAt(at + 2)}
        className={classes.headCell}
        style={{ left: nameWidth + at * COLUMN_WIDTH, width: COLUMN_WIDTH }}
        data-assessment={column.kind === 'assessment' || undefined}
        data-today={column.day === today || undefined}
      >
        <button
          type="button"
          className={classes.headButton}
          data-head={at}
          tabIndex={-1}
          title={column.title}
          onClick={() => onOpen(column)}
        >
          <span className={classes.headDay}>{formatDay(column.day).slice(0, 5)}</span>
          <Marks column={column} hasHomework={hasHomework} />
          <span className={classes.headTitle}>{column.title}</span>
          <VisuallyHidden>{[about, ...extras].join(', ')}</VisuallyHidden>
        </button>
      </div>
    );
  };
  return (
    <div {...GROUP} className={classes.head} style={{ width, height: HEAD_HEIGHT }}>
      <div {...rowAt(1)} className={classes.headRow}>
        <div {...columnHeadAt(1)} className={classes.corner} style={{ width: nameWidth }}>
          {t('table.student')}
        </div>
        {drawn.map(headAt)}
        <div {...columnHeadAt(columns.length + 2)} className={classes.headEnd} style={{ width: END_WIDTH }}>
          {t('table.aggregate')}
        </div>
      </div>
    </div>
  );
});
