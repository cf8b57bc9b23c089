import { IconBook2, IconMail, IconWritingSign, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CounterName } from '#platform/contract/today.ts';
import { useCounters } from '#platform/web/data/use-counters.ts';
import classes from './today.module.css';

const icons: Record<CounterName, TablerIcon> = { unread: IconMail, requests: IconWritingSign, materials: IconBook2 };
const names = ['requests', 'unread', 'materials'] as const;

/** What is new, in numbers; nothing at all when there is nothing new. */
export function CounterStrip() {
  const { t } = useTranslation('today');
  const counts = useCounters();
  const shown = names.filter((name) => counts[name] > 0);
  if (shown.length === 0) return null;
  return (
    <ul className={classes.strip} aria-label={t('counters.label')}>
      {shown.map((name) => {
        const Icon = icons[name];
        return (
          <li key={name}>
            <Icon size={16} stroke={1.75} aria-hidden="true" />
            {t(`counters.${name}`, { count: counts[name] })}
          </li>
        );
      })}
    </ul>
  );
}
