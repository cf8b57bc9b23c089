import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf } from '#platform/web/i18n/dates.ts';
import { aggregateOf } from '../../rules/aggregate.ts';
import type { Column } from './columns.ts';
import { shownCell } from './shown-cells.ts';
import type { useCellWrites } from './use-cell-writes.ts';

/** What the entries of each pupil come to, as it is written in the last column; counted once for each pupil. */
export function useAggregates(
  columns: readonly Column[],
  overlay: ReturnType<typeof useCellWrites>['state']['shown'],
): (student_id: number) => string {
  const { i18n } = useTranslation();
  return useMemo(() => {
    const locale = localeOf(i18n.language);
    const average = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const percent = new Intl.NumberFormat(locale, { style: 'percent' });
    const known = new Map<number, string>();
    const count = (student_id: number): string => {
      const reached = aggregateOf(
        columns.map((column) => {
          const cell = shownCell(column, student_id, overlay);
          return {
            value: cell?.value ?? undefined,
            points: cell?.points ?? undefined,
            max_points: column.max_points,
            is_in_aggregate: column.kind === 'lesson' || column.assessment.is_in_aggregate,
          };
        }),
      );
      if (reached.average !== null) return average.format(reached.average);
      return reached.percent === null ? '' : percent.format(reached.percent / 100);
    };
    return (student_id) => {
      const text = known.get(student_id) ?? count(student_id);
      known.set(student_id, text);
      return text;
    };
  }, [columns, overlay, i18n.language]);
}
