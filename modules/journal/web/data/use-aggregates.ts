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
 * What the entries of each pupil come to, as it is written in the last column; counted once for each pupil. What points
 * come to in a point-based journal is what the server says, because it alone knows what a result is worth.
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
    if (is_point_based) {
      const said = new Map(
        results?.map((result) => [
          result.student_id,
          [percent.format(result.percent / 100), result.credit].filter(Boolean).join(' · '),
        ]),
      );
      return (student_id) => said.get(student_id) ?? '';
    }
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
  }, [is_point_based, columns, overlay, results, i18n.language]);
}
