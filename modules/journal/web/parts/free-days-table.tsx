import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#platform/web/i18n/dates.ts';
import { Panel } from '#platform/web/ui/panel.tsx';
import { RowTable } from '#platform/web/ui/row-table.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import { deleteFreeDays } from '../../contract/delete-free-days.ts';
import type { FreeDays } from '../../contract/free-days-shapes.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import classes from './free-days.module.css';
import { FreeDaysDialog } from './free-days-dialog.tsx';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
const DAY_MS = 86_400_000;

const lengthOf = ({ starts_on, ends_on }: FreeDays): number =>
  (Date.parse(ends_on) - Date.parse(starts_on)) / DAY_MS + 1;

type RowProps = { days: FreeDays; others: readonly FreeDays[]; isNow: boolean };

function FreeDaysRow({ days, others, isNow }: RowProps) {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const [over, setOver] = useState<'edit' | 'delete' | null>(null);
  const { id, name, starts_on, ends_on } = days;
  const close = () => setOver(null);
  const span = starts_on === ends_on ? formatDay(starts_on) : `${formatDay(starts_on)} – ${formatDay(ends_on)}`;
  return (
    <tr>
      <th scope="row" className={classes.name}>
        {name} {isNow && <StatusChip accent="green">{t('free_days.now')}</StatusChip>}
      </th>
      <td className={classes.days}>{span}</td>
      <td className={classes.length}>{t('free_days.days', { count: lengthOf(days) })}</td>
      <td className={classes.tools}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('free_days.edit', { name })}
          onClick={() => setOver('edit')}
        >
          <IconPencil {...ICON} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('free_days.delete', { name })}
          onClick={() => setOver('delete')}
        >
          <IconTrash {...ICON} />
        </ActionIcon>
        <FreeDaysDialog opened={over === 'edit'} onClose={close} before={days} others={others} />
        <WriteConfirm
          opened={over === 'delete'}
          onClose={close}
          endpoint={deleteFreeDays}
          input={{ params: { schoolId, freeDaysId: id } }}
          title={t('free_days.delete_title', { name })}
          confirmLabel={t('free_days.delete_yes')}
          done={t('free_days.deleted')}
        >
          {t('free_days.delete_text')}
        </WriteConfirm>
      </td>
    </tr>
  );
}

type Props = { title: string; shown: readonly FreeDays[]; others: readonly FreeDays[]; today: string };

/** Some of the school's free days under a heading; nothing where there are none. */
export function FreeDaysTable({ title, shown, others, today }: Props) {
  const { t } = useTranslation('journal');
  if (shown.length === 0) return null;
  return (
    <Panel title={title} flush>
      <RowTable className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('free_days.name')}</th>
            <th scope="col" className={classes.days}>
              {t('free_days.when')}
            </th>
            <th scope="col" className={classes.length}>
              {t('free_days.length')}
            </th>
            <th scope="col" className={classes.tools}>
              <span className={classes.hidden}>{t('credit.columns_actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((days) => (
            <FreeDaysRow
              key={days.id}
              days={days}
              others={others}
              isNow={days.starts_on <= today && today <= days.ends_on}
            />
          ))}
        </tbody>
      </RowTable>
    </Panel>
  );
}
