import { Kbd } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ATTENDANCE_KEYS } from '../data/attendance-keys.ts';
import classes from './grid-foot.module.css';

/** The letters by which attendance is written, always in sight. */
export function KeyLegend() {
  const { t } = useTranslation('journal');
  return (
    <ul className={classes.legend} aria-label={t('cell.keys')}>
      {ATTENDANCE_KEYS.map(({ key, attendance }) => (
        <li key={key}>
          <Kbd>{key}</Kbd> {attendance ? t(`cell.attendance.${attendance}`) : t('cell.attendance.present')}
        </li>
      ))}
    </ul>
  );
}
