import { useTranslation } from 'react-i18next';
import { useMe } from '#platform/web/data/me.ts';
import type { Entry } from '../../contract/shapes.ts';
import { useSystemLine } from './use-system-line.ts';

/** The last thing that was said in a conversation, and who said it where that is not plain. */
type LastLine = { who: string | null; text: string; isQuiet: boolean };

export function useLastLine(): (entry: Entry) => LastLine {
  const { t } = useTranslation('messaging');
  const me = useMe();
  const systemLine = useSystemLine();
  return ({ last_message: last, group }) => {
    if (!last) return { who: null, text: t('list.no_messages'), isQuiet: true };
    if (last.message_type === 'system') return { who: null, text: systemLine(last), isQuiet: true };
    const isMine = last.author_user_id === me.id;
    const isPlain = group.is_private || group.group_type === 'forever_alone' || group.group_type === 'campaign';
    const who = isMine
      ? group.group_type === 'forever_alone'
        ? null
        : t('list.you')
      : (last.author?.firstname ?? null);
    const named = isPlain && !isMine ? null : who;
    if (last.deleted_by_sender) return { who: named, text: t('chat.deleted'), isQuiet: true };
    if (last.message_type === 'poll')
      return { who: named, text: t('list.poll', { text: last.content_plain }), isQuiet: false };
    if (last.content_plain) return { who: named, text: last.content_plain, isQuiet: false };
    return { who: named, text: t('list.files', { count: last.attachments_count }), isQuiet: false };
  };
}
