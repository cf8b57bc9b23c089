import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { countryName } from '#platform/web/i18n/countries.ts';
import { RowButton } from '#platform/web/ui/row-table.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { renewFirstInvitation } from '../../contract/renew-first-invitation.ts';
import type { PlatformSchool } from '../data/platform-school.ts';
import { EditSchoolDialog } from './edit-school-dialog.tsx';
import { RenewInvitation } from './renew-invitation.tsx';
import classes from './schools-table.module.css';

/** One school: its name opens the dialog, and the whole row is the button's target. */
export function SchoolRow({ school }: { school: PlatformSchool }) {
  const { t, i18n } = useTranslation('people');
  const [editing, { open, close }] = useDisclosure();
  const format = new Intl.NumberFormat(i18n.language);
  const counts = { students: school.student_count, staff: school.staff_count, leaders: school.leader_count };
  return (
    <tr>
      <th scope="row">
        <RowButton onClick={open}>{school.name}</RowButton>
        <span className={classes.place}>{countryName(school.country, i18n.language)}</span>
        {school.is_waiting_for_leader && (
          <span className={classes.waiting}>
            <StatusChip accent="yellow">{t('platform.waiting_for_leader')}</StatusChip>
            <RenewInvitation endpoint={renewFirstInvitation} input={{ params: { id: school.id } }} name={school.name} />
          </span>
        )}
        <EditSchoolDialog school={school} opened={editing} onClose={close} />
      </th>
      <td>
        <StatusChip accent={school.package_key === 'standard' ? 'board' : 'gray'}>
          {t(`packages.${school.package_key}`)}
        </StatusChip>
      </td>
      {(['students', 'staff', 'leaders'] as const).map((name) => (
        <td key={name} className={classes.number} data-label={t(`platform.columns.${name}`)}>
          {format.format(counts[name])}
        </td>
      ))}
    </tr>
  );
}
