import { Kbd } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isApple } from '#platform/web/apple.ts';
import { ATTENDANCE_KEYS } from '../data/attendance-keys.ts';
import classes from './grid-foot.module.css';

const WAYS = ['down', 'comment', 'clear', 'undo'] as const;

/** The letters by which attendance is written, always in sight, and the keys that do more; buttons that can be taken back need none for presence. */
export function KeyLegend({ withPresent = true, withWays = false }: { withPresent?: boolean; withWays?: boolean }) {
  const { t } = useTranslation('journal');
  return (
    <ul className={classes.legend} aria-label={t('cell.keys')}>
      {ATTENDANCE_KEYS.filter(({ attendance }) => withPresent || attendance !== null).map(({ key, attendance }) => (
        <li key={key}>
          <Kbd>{key}</Kbd> {attendance ? t(`cell.attendance.${attendance}`) : t('cell.attendance.present')}
        </li>
      ))}
      {withWays &&
        WAYS.map((way) => (
          <li key={way}>
            <Kbd>{isApple && way === 'undo' ? '⌘ Z' : t(`cell.way_keys.${way}`)}</Kbd> {t(`cell.ways.${way}`)}
          </li>
        ))}
    </ul>
  );
}
