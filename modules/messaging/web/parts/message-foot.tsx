import { useTranslation } from 'react-i18next';
import { formatMoment } from '#platform/web/i18n/dates.ts';
import type { Message } from '../../contract/shapes.ts';
import { useChat } from '../data/chat.ts';
import type { RowWords } from '../data/row-words.ts';
import classes from './message-bubble.module.css';

type Props = { message: Message; isMine: boolean; time: string };

/** When it was said, whether it was changed, and whether somebody has seen it. */
export function MessageFoot({ message, isMine, time }: Props) {
  const { reader, words } = useChat();
  const { creation_date, last_edited, first_seen_any, deleted_by_sender } = message;
  return (
    <p className={classes.foot}>
      {last_edited && <Edited at={formatMoment(last_edited, reader)} />}
      {/* Whoever rests on it is told the day too. Written out for each row before anybody asks, it would slow down opening. */}
      <time
        dateTime={creation_date}
        onPointerEnter={({ currentTarget }) => {
          currentTarget.title = formatMoment(creation_date, reader);
        }}
      >
        {time}
      </time>
      {isMine && !deleted_by_sender && <Tick isSeen={first_seen_any !== null} words={words} />}
    </p>
  );
}

function Edited({ at }: { at: string }) {
  const { t } = useTranslation('messaging');
  return <span title={at}>{t('chat.edited')}</span>;
}

const SENT = 'M5 12l5 5l10-10';
const SEEN = 'M7 12l5 5l10-10M2 12l5 5m5-5l5-5';

/** Drawn in one stroke, because every message of one's own has it. */
function Tick({ isSeen, words }: { isSeen: boolean; words: RowWords }) {
  return (
    <svg
      className={classes.tick}
      viewBox="0 0 24 24"
      role="img"
      aria-label={isSeen ? words.seen : words.sent}
      data-seen={isSeen || undefined}
    >
      <path d={isSeen ? SEEN : SENT} />
    </svg>
  );
}
