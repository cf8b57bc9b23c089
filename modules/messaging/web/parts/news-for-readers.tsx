import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#platform/web/data/me.ts';
import { fullName } from '#platform/web/ui/initials.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import type { Talk } from '../data/talk.ts';

/** Reads out what comes in while the conversation is open; rows that scrolling draws are no news. */
export const NewsForReaders = memo(function NewsForReaders({ talk }: { talk: Talk }) {
  const { t } = useTranslation('messaging');
  const me = useMe();
  const last = talk.messages.findLast(({ message_id }) => talk.live.has(message_id));
  const isNews = last?.author && last.author_user_id !== me.id;
  return (
    <VisuallyHidden role="status">
      {isNews && last.author && t('list.said', { who: fullName(last.author), text: last.content_plain })}
    </VisuallyHidden>
  );
});
