import { useTranslation } from 'react-i18next';
import { fullName } from '#platform/web/ui/initials.ts';
import type { Message } from '../../contract/shapes.ts';
import { useChat } from '../data/chat.ts';
import classes from './message-bubble.module.css';

type Quote = NonNullable<Message['quote']>;

/** What is being answered, as it is drawn in a bubble and above the field. */
export function QuoteWords({ quote: { author, content_plain, deleted_by_sender } }: { quote: Quote }) {
  const { t } = useTranslation('messaging');
  return (
    <>
      <span className={classes.quoted}>{author ? fullName(author) : t('names.nobody')}</span>
      <span className={classes.quote_text}>
        {deleted_by_sender ? t('chat.deleted') : content_plain || t('chat.quoted_file')}
      </span>
    </>
  );
}

/** The message that this one answers; it leads there. */
export function MessageQuote({ quote }: { quote: Quote }) {
  const { goTo } = useChat();
  return (
    <button type="button" className={classes.quote} onClick={() => goTo(quote.message_id)}>
      <QuoteWords quote={quote} />
    </button>
  );
}
