import { useTranslation } from 'react-i18next';
import { RowTable } from '#platform/web/ui/row-table.tsx';
import type { CreditRange } from '../../contract/credit-shapes.ts';
import { CreditRow } from './credit-row.tsx';
import classes from './credit-table.module.css';

/** The credit ranges of the school, the lowest first. */
export function CreditTable({ ranges }: { ranges: readonly CreditRange[] }) {
  const { t } = useTranslation('journal');
  return (
    <RowTable className={classes.table}>
      <thead>
        <tr>
          <th scope="col" className={classes.number}>
            {t('credit.from')}
          </th>
          <th scope="col" className={classes.number}>
            {t('credit.to')}
          </th>
          <th scope="col">{t('credit.value')}</th>
          <th scope="col">
            <span className={classes.hidden}>{t('credit.columns_actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {ranges.map((range) => (
          <CreditRow key={range.id} range={range} />
        ))}
      </tbody>
    </RowTable>
  );
}
