import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#platform/web/i18n/dates.ts';
import { ATTENDANCES } from '../../contract/words.ts';
import type { Column } from './columns.ts';
import type { ShownCell } from './shown-cells.ts';
import { useMarks } from './use-marks.ts';

type Seen = { readonly cell: ShownCell | undefined; readonly isReported: boolean; readonly isClosed: boolean };

/** A cell in words, for those who hear the table: who, when, and what stands there. */
export function useCellLabel(): (name: string, column: Column, seen: Seen) => string {
  const { t } = useTranslation('journal');
  const marks = useMarks();
  return useMemo(() => {
    // Asked for once: a table has hundreds of cells in sight, and looking up a word takes longer than drawing one.
    const [closed, empty, reported] = [t('cell.closed'), t('cell.empty'), t('cell.reported')];
    const attendance = Object.fromEntries(ATTENDANCES.map((one) => [one, t(`cell.attendance.${one}`)]));
    const contents = ({ cell, isReported, isClosed }: Seen): string => {
      if (isClosed) return closed;
      const found = [
        cell?.attendance ? attendance[cell.attendance] : '',
        cell?.value ?? '',
        typeof cell?.points === 'number' ? t('cell.points_of', { points: marks(cell) }) : '',
        isReported ? reported : '',
        cell?.comment ?? '',
      ].filter((word) => word !== '');
      return found.length > 0 ? found.join(', ') : empty;
    };
    return (name, column, seen) => `${name}, ${formatDay(column.day)}, ${column.title}, ${contents(seen)}`;
  }, [t, marks]);
}
