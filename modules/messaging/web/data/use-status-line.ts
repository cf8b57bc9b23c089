import { useTranslation } from 'react-i18next';
import { relativeLabel } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import type { Entry } from '../../contract/shapes.ts';
import { useKindName } from './use-conversation-name.ts';

/** What stands under the name of a conversation: whether the other one is here, how many are in it, what kind it is. */
export function useStatusLine(): (entry: Entry) => string {
  const { t } = useTranslation('messaging');
  const reader = useReader();
  const kindName = useKindName();
  return ({ group: { group_type }, onlineStatus, member_count, left_date }) => {
    if (left_date) return t('list.left');
    if (group_type === 'private') {
      if (onlineStatus?.status === 'online') return t('list.online');
      const last = onlineStatus?.last_activity;
      return last ? t('chat.last_here', { at: relativeLabel(last, reader, new Date()) }) : kindName(group_type);
    }
    const kind = kindName(group_type);
    if (member_count === null || group_type === 'forever_alone') return kind;
    return t('chat.kind_and_members', { kind, members: t('chat.members', { count: member_count }) });
  };
}
