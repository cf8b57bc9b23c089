import { IconArrowBack, IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CounterPill } from '#platform/web/ui/counter-pill.tsx';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import classes from './chat-list.module.css';

type Props = {
  unread: number;
  /** Leads back to where one was before a jump. */
  onBack: (() => void) | null;
  onEnd: () => void;
};

/** The way back: first to where one was before a jump, then to the end, with how much waits there. */
export function JumpDown({ unread, onBack, onEnd }: Props) {
  const { t } = useTranslation('messaging');
  const label = onBack ? t('chat.back') : t('chat.to_end');
  const Icon = onBack ? IconArrowBack : IconChevronDown;
  return (
    <button type="button" className={classes.jump} onClick={onBack ?? onEnd} title={label}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {!onBack && <CounterPill count={unread} label={() => t('list.unread', { count: unread })} />}
      <Icon size={20} stroke={1.75} aria-hidden="true" />
    </button>
  );
}
