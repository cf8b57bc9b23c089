import { IconAlertCircle, IconArrowForwardUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../contract/shapes.ts';
import { useChat } from '../data/chat.ts';
import classes from './message-bubble.module.css';
import { MessageFiles } from './message-files.tsx';
import { MessageFoot } from './message-foot.tsx';
import { MessageQuote } from './message-quote.tsx';
import { MessageText } from './message-text.tsx';
import { PollCard } from './poll-card.tsx';

type Props = {
  message: Message;
  isMine: boolean;
  starts: boolean;
  ends: boolean;
  time: string;
};

/** Most messages are words alone, which need no box of their own in the bubble. */
const PLAIN = `${classes.bubble} ${classes.body}`;

/** What somebody said, with everything that belongs to it. */
export function MessageBubble({ message, isMine, starts, ends, time }: Props) {
  const { act } = useChat();
  const sides = {
    'data-bubble': true,
    'data-mine': isMine || undefined,
    'data-starts': starts || undefined,
    'data-ends': ends || undefined,
  };
  const foot = <MessageFoot message={message} isMine={isMine} time={time} />;
  if (message.deleted_by_sender)
    return (
      <div className={PLAIN} {...sides} data-deleted>
        <Deleted />
        {foot}
      </div>
    );
  const carries = message.poll !== null || message.attachments.length > 0;
  const text = !message.poll && message.content_plain && <MessageText text={message.content_plain} />;
  const hasMore = carries || message.is_important || message.is_forwarded || message.quote !== null;
  if (!hasMore)
    return (
      <div className={PLAIN} {...sides}>
        {text}
        {foot}
      </div>
    );
  return (
    <div
      className={classes.bubble}
      {...sides}
      data-important={message.is_important || undefined}
      data-carries={carries || undefined}
    >
      {message.is_important && <Important />}
      {message.is_forwarded && <Forwarded />}
      {message.quote && <MessageQuote quote={message.quote} />}
      <MessageFiles message={message} />
      {message.poll && (
        <PollCard
          message={message}
          onChanged={(poll) => act({ kind: 'polled', message_id: message.message_id, poll: () => poll })}
        />
      )}
      <div className={classes.body} data-worded={Boolean(text) || undefined}>
        {text}
        {foot}
      </div>
    </div>
  );
}

// Most messages have none of these, and each that asks for words by itself costs a conversation dozens of askings.
function Deleted() {
  const { t } = useTranslation('messaging');
  return <p className={classes.deleted}>{t('chat.deleted')}</p>;
}

function Important() {
  const { t } = useTranslation('messaging');
  return (
    <p className={classes.important}>
      <IconAlertCircle size={15} stroke={2} aria-hidden="true" />
      {t('list.important')}
    </p>
  );
}

function Forwarded() {
  const { t } = useTranslation('messaging');
  return (
    <p className={classes.label}>
      <IconArrowForwardUp size={15} stroke={1.75} aria-hidden="true" />
      {t('chat.forwarded')}
    </p>
  );
}
