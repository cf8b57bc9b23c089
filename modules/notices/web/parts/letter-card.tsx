import { useTranslation } from 'react-i18next';
import type { Accent } from '#platform/web/theme.ts';
import { Moment } from '#platform/web/ui/moment-label.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { Channel, Letter } from '../../contract/shapes.ts';
import classes from './outbox.module.css';

const ACCENTS: Record<Channel, Accent> = { email: 'blue', push: 'board', sms: 'yellow' };

/** One letter of the outbox, as its reader would have got it. */
export function LetterCard({ letter }: { letter: Letter }) {
  const { t } = useTranslation('notices');
  return (
    <li className={classes.letter}>
      <div className={classes.meta}>
        <StatusChip accent={ACCENTS[letter.channel]}>{t(`outbox.channels.${letter.channel}`)}</StatusChip>
        <span>{t('outbox.to', { recipient: letter.recipient })}</span>
        <Moment at={letter.created_at} />
      </div>
      <div lang={letter.language}>
        <h2 className={classes.subject}>{letter.subject}</h2>
        <p className={classes.text}>{letter.text}</p>
      </div>
    </li>
  );
}
