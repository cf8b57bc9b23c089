import { IconCheck, IconChecks } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatTime } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import type { Message } from '../../contract/shapes.ts';
import classes from './message-bubble.module.css';

/** When it was said, whether it was changed, and whether somebody has seen it. */
export function MessageFoot({ message, isMine }: { message: Message; isMine: boolean }) {
  const { t } = useTranslation('messaging');
  const reader = useReader();
  const { creation_date, last_edited, first_seen_any, deleted_by_sender } = message;
  const Seen = first_seen_any ? IconChecks : IconCheck;
  return (
    <p className={classes.foot}>
      {last_edited && <span title={formatMoment(last_edited, reader)}>{t('chat.edited')}</span>}
      <time dateTime={creation_date} title={formatMoment(creation_date, reader)}>
        {formatTime(creation_date, reader)}
      </time>
      {isMine && !deleted_by_sender && (
        <Seen
          size={15}
          stroke={2}
          role="img"
          aria-label={first_seen_any ? t('chat.seen') : t('chat.sent')}
          data-seen={first_seen_any ? true : undefined}
        />
      )}
    </p>
  );
}
