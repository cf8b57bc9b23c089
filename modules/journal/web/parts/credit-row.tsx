import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import type { CreditRange } from '../../contract/credit-shapes.ts';
import { deleteCreditRange } from '../../contract/delete-credit-range.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import classes from './credit-table.module.css';
import { EditRangeDialog } from './edit-range-dialog.tsx';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** One credit range with what can be done about it. */
export function CreditRow({ range }: { range: CreditRange }) {
  const { t, i18n } = useTranslation('journal');
  const schoolId = useSchoolId();
  const [over, setOver] = useState<'edit' | 'delete' | null>(null);
  const { id, from, to, value } = range;
  const close = () => setOver(null);
  const inNumbers = (number: number) => number.toLocaleString(i18n.language);
  const name = t('credit.range', { from: inNumbers(from), to: inNumbers(to) });
  return (
    <tr>
      <td className={classes.number}>{inNumbers(from)}</td>
      <td className={classes.number}>{inNumbers(to)}</td>
      <th scope="row" className={classes.value}>
        {value}
      </th>
      <td className={classes.tools}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('credit.edit', { range: name })}
          onClick={() => setOver('edit')}
        >
          <IconPencil {...ICON} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('credit.delete', { range: name })}
          onClick={() => setOver('delete')}
        >
          <IconTrash {...ICON} />
        </ActionIcon>
        <EditRangeDialog range={range} opened={over === 'edit'} onClose={close} />
        <WriteConfirm
          opened={over === 'delete'}
          onClose={close}
          endpoint={deleteCreditRange}
          input={{ params: { schoolId, rangeId: id } }}
          title={t('credit.delete_title', { range: name })}
          confirmLabel={t('credit.delete_yes')}
          done={t('credit.deleted')}
        >
          {t('credit.delete_text', { value })}
        </WriteConfirm>
      </td>
    </tr>
  );
}
