import { Button } from '@mantine/core';
import { IconAlertCircle, IconClock } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { useChat } from '../data/chat.ts';
import type { Placeholder } from '../data/talk.ts';
import bubble from './message-bubble.module.css';
import { QuoteWords } from './message-quote.tsx';
import classes from './message-row.module.css';
import { MessageText } from './message-text.tsx';
import { PlaceholderFiles } from './placeholder-files.tsx';

/** What oneself has said and the server has not answered yet; after a failure it can be sent again. */
export const PlaceholderRow = memo(function PlaceholderRow({ placeholder }: { placeholder: Placeholder }) {
  const { t } = useTranslation('messaging');
  const { resend, rewrite, discard } = useChat();
  const { content_plain, files, quote, state, fault } = placeholder;
  const isFailed = state === 'failed';
  return (
    <article className={classes.row} data-mine data-starts aria-label={t('chat.own_unsent')}>
      <div className={classes.line}>
        <div
          className={`${bubble.bubble} ${isFailed ? bubble.failed : bubble.sending}`}
          data-mine
          data-ends
          data-carries={files.length > 0 || undefined}
        >
          {quote && (
            <div className={bubble.quote}>
              <QuoteWords quote={quote} />
            </div>
          )}
          {files.length > 0 && <PlaceholderFiles files={files} />}
          <div className={bubble.body} data-worded={content_plain !== '' || undefined}>
            {content_plain && <MessageText text={content_plain} />}
            <p className={bubble.foot}>
              {isFailed ? (
                <IconAlertCircle size={15} stroke={2} role="img" aria-label={t('chat.failed')} />
              ) : (
                <IconClock size={14} stroke={1.75} role="img" aria-label={t('chat.sending')} />
              )}
            </p>
          </div>
        </div>
      </div>
      {isFailed && (
        <div role="alert" className={classes.unsent}>
          <p className={bubble.fault}>{fault ? sentenceOf(fault) : t('chat.not_sent')}</p>
          <div className={classes.reactions}>
            <Button size="compact-sm" variant="light" onClick={() => resend(placeholder)}>
              {t('chat.send_again')}
            </Button>
            <Button size="compact-sm" variant="subtle" color="gray" onClick={() => rewrite(placeholder)}>
              {t('chat.rewrite')}
            </Button>
            <Button size="compact-sm" variant="subtle" color="gray" onClick={() => discard(placeholder)}>
              {t('chat.discard')}
            </Button>
          </div>
        </div>
      )}
    </article>
  );
});
