import { useTranslation } from 'react-i18next';
import { formatList } from '#platform/web/i18n/lists.ts';
import { fullName } from '#platform/web/ui/initials.ts';
import type { Message } from '../../contract/shapes.ts';

type SystemMessage = Pick<Message, 'system_message_type' | 'actor' | 'targets' | 'content_plain'>;

/** Most that a line names; a whole class would be a page. */
const NAMED = 5;

/** The server names some people too, and says of the others only how many they are; where it names nobody, the words are a title. */
const countedIn = ({ targets, content_plain }: SystemMessage): number =>
  targets.length === 0 ? 0 : Number(content_plain) || 0;

/** What a line that nobody wrote says. */
export function useSystemLine(): (message: SystemMessage) => string {
  const { t, i18n } = useTranslation('messaging');
  return (message) => {
    const { system_message_type, actor, targets, content_plain } = message;
    const named = targets.slice(0, NAMED).map(fullName);
    const more = targets.length - named.length + countedIn(message);
    const people = formatList(more > 0 ? [...named, t('system.more', { count: more })] : named, i18n.language);
    const who = { actor: actor ? fullName(actor) : t('names.nobody'), people, title: content_plain };
    // Whoever gave up something took it from nobody.
    const isOwnDoing = targets.length === 1 && targets[0]?.id === actor?.id;
    switch (system_message_type) {
      case 'created':
        return actor ? t('system.created', who) : t('system.created_itself');
      case 'member_added':
        return actor ? t('system.member_added', who) : t('system.member_added_itself', who);
      case 'member_removed':
        return actor ? t('system.member_removed', who) : t('system.member_removed_itself', who);
      case 'member_left':
        return t('system.member_left', { people: people || who.actor });
      case 'admin_made':
        return actor ? t('system.admin_made', who) : t('system.admin_made_itself', who);
      case 'admin_unmade':
        return actor && !isOwnDoing ? t('system.admin_unmade', who) : t('system.admin_unmade_itself', who);
      case 'title_changed':
        return t('system.title_changed', who);
      case 'picture_changed':
        return t('system.picture_changed', who);
      case 'picture_deleted':
        return t('system.picture_deleted', who);
      case 'replies_on':
        return t('system.replies_on', who);
      case 'replies_off':
        return t('system.replies_off', who);
      case null:
        return content_plain;
    }
  };
}
