import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/data/use-call.ts';
import { localeOf } from '#platform/web/i18n/dates.ts';
import { listResults } from '../../contract/list-results.ts';
import { aggregateOf } from '../../rules/aggregate.ts';
import type { Column, Table } from './columns.ts';
import { shownCell } from './shown-cells.ts';
import type { useCellWrites } from './use-cell-writes.ts';

/**
 * What the entries of each pupil come to, as it is written in the last column; counted once for each pupil. What a result
 * is worth by the school's credit ranges stands beside it as soon as the server has said it of this very result.
 */
export function useAggregates(
  { id, is_point_based }: Table['journal'],
  columns: readonly Column[],
  overlay: ReturnType<typeof useCellWrites>['state']['shown'],
): (student_id: number) => string {
  const { i18n } = useTranslation();
  const { data: results } = useCall(listResults, { params: { id } }, { enabled: is_point_based });
  return useMemo(() => {
    const locale = localeOf(i18n.language);
    const average = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const percent = new Intl.NumberFormat(locale, { style: 'percent' });
    const known = new Map<number, string>();
    const said = new Map(results?.map((result) => [result.student_id, result]));
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
      if (reached.percent === null) return '';
      const result = said.get(student_id);
      const credit = result?.percent === reached.percent ? result.credit : null;
      return [percent.format(reached.percent / 100), credit].filter(Boolean).join(' · ');
    };
    return (student_id) => {
      const text = known.get(student_id) ?? count(student_id);
      known.set(student_id, text);
      return text;
    };
  }, [columns, overlay, results, i18n.language]);
}
