import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#platform/web/i18n/dates.ts';
import type { Column } from './columns.ts';
import type { ShownCell } from './shown-cells.ts';

type Seen = { readonly cell: ShownCell | undefined; readonly isReported: boolean; readonly isClosed: boolean };

/** A cell in words, for those who hear the table: who, when, and what stands there. */
export function useCellLabel(): (name: string, column: Column, seen: Seen) => string {
  const { t } = useTranslation('journal');
  return useMemo(() => {
    const contents = ({ cell, isReported, isClosed }: Seen): string[] => {
      if (isClosed) return [t('cell.closed')];
      const found = [
        cell?.attendance ? t(`cell.attendance.${cell.attendance}`) : '',
        cell?.value ?? '',
        typeof cell?.points === 'number' ? t('cell.points_of', { points: cell.points }) : '',
        isReported ? t('cell.reported') : '',
        cell?.comment ?? '',
      ].filter((word) => word !== '');
      return found.length > 0 ? found : [t('cell.empty')];
    };
    return (name, column, seen) => [name, formatDay(column.day), column.title, ...contents(seen)].join(', ');
  }, [t]);
}
