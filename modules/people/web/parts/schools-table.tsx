import { useTranslation } from 'react-i18next';
import { RowTable } from '#platform/web/ui/row-table.tsx';
import type { PlatformSchool } from '../data/platform-school.ts';
import { SchoolRow } from './school-row.tsx';
import classes from './schools-table.module.css';

/** The schools of the platform; a row opens what can be changed. */
export function SchoolsTable({ schools }: { schools: readonly PlatformSchool[] }) {
  const { t } = useTranslation('people');
  return (
    <RowTable className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('platform.columns.school')}</th>
          <th scope="col">{t('platform.columns.package')}</th>
          <th scope="col" className={classes.number}>
            {t('platform.columns.students')}
          </th>
          <th scope="col" className={classes.number}>
            {t('platform.columns.staff')}
          </th>
          <th scope="col" className={classes.number}>
            {t('platform.columns.leaders')}
          </th>
        </tr>
      </thead>
      <tbody>
        {schools.map((school) => (
          <SchoolRow key={school.id} school={school} />
        ))}
      </tbody>
    </RowTable>
  );
}
