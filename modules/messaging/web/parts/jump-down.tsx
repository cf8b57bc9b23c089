import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CounterPill } from '#platform/web/ui/counter-pill.tsx';
import classes from './chat-list.module.css';

/** The way back to the end, with how much waits there. */
export function JumpDown({ unread, onJump }: { unread: number; onJump: () => void }) {
  const { t } = useTranslation('messaging');
  return (
    <button
      type="button"
      className={classes.jump}
      onClick={onJump}
      aria-label={t('chat.to_end')}
      title={t('chat.to_end')}
    >
      <CounterPill count={unread} label={t('list.unread', { count: unread })} />
      <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
