import { useTranslation } from 'react-i18next';
import { useMe } from '#platform/web/data/me.ts';
import { fullName } from '#platform/web/ui/initials.ts';
import type { Quote } from '../../contract/shapes.ts';
import { useChat } from '../data/chat.ts';
import classes from './message-bubble.module.css';

/** What is being answered, as it is drawn in a bubble and above the field. */
export function QuoteWords({ quote: { author, content_plain, deleted_by_sender } }: { quote: Quote }) {
  const { t } = useTranslation('messaging');
  const me = useMe();
  const name = author ? fullName(author) : t('names.nobody');
  return (
    <>
      <span className={classes.quoted}>{author?.id === me.id ? t('list.you') : name}</span>
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
