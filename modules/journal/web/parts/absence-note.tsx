import { IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Absence } from '../../contract/diary-shapes.ts';
import classes from './absence-note.module.css';

/** That the family said somebody would be away on this day. */
export function AbsenceNote({ absence: { all_day, from, to, reason } }: { absence: Absence }) {
  const { t } = useTranslation('journal');
  const isOneDay = from.slice(0, 10) === to.slice(0, 10);
  const time = all_day || !isOneDay ? null : `${from.slice(11)}–${to.slice(11)}`;
  return (
    <p className={classes.note}>
      <IconUserOff size={18} stroke={1.75} aria-hidden="true" className={classes.icon} />
      <span>
        <strong>{[t('absence.reported'), time].filter(Boolean).join(', ')}</strong>
        {reason && <span className={classes.reason}>{reason}</span>}
      </span>
    </p>
  );
}
