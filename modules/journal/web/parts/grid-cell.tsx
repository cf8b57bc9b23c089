import { IconHeartbeat, IconMessage2 } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import type { Attendance } from '../../contract/words.ts';
import { letterOf } from '../data/attendance-keys.ts';
import { cellAt } from '../data/grid-roles.ts';
import { COLUMN_WIDTH } from '../data/grid-sizes.ts';
import classes from './journal-grid.module.css';

type Props = {
  row: number;
  column: number;
  left: number;
  attendance: Attendance | null;
  mark: string;
  hasComment: boolean;
  /** The family reported an absence of that day, and nothing is written yet. */
  isReported: boolean;
  isClosed: boolean;
  isAssessment: boolean;
  isActive: boolean;
  isSelected: boolean;
  isWaiting: boolean;
  label: string;
  /** The field that is being typed in. */
  children?: ReactNode;
};

/** One cell. It has no handlers of its own: the table hears everything, because there are thousands of them. */
export const GridCell = memo(function GridCell({
  row,
  column,
  left,
  attendance,
  mark,
  hasComment,
  isReported,
  isClosed,
  isAssessment,
  isActive,
  isSelected,
  isWaiting,
  label,
  children,
}: Props) {
  return (
    <div
      {...cellAt(column + 2, label, isSelected)}
      className={classes.cell}
      style={{ left, width: COLUMN_WIDTH }}
      data-row={row}
      data-column={column}
      data-closed={isClosed || undefined}
      data-assessment={isAssessment || undefined}
      data-active={isActive || undefined}
      data-waiting={isWaiting || undefined}
      tabIndex={isActive ? 0 : -1}
    >
      {children ?? (
        <>
          {attendance && (
            <span className={classes.attendance} data-attendance={attendance} data-letter={letterOf(attendance)} />
          )}
          {mark && <span className={classes.mark}>{mark}</span>}
          {isReported && <IconHeartbeat className={classes.reported} size={14} stroke={1.75} aria-hidden="true" />}
          {hasComment && <IconMessage2 className={classes.comment} size={12} stroke={2} aria-hidden="true" />}
        </>
      )}
    </div>
  );
});
