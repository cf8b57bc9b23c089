import { useTranslation } from 'react-i18next';
import type { Static } from 'typebox';
import { fullName } from '#platform/web/ui/initials.ts';
import type { GroupType } from '../../contract/kinds.ts';
import type { Group, User } from '../../contract/shapes.ts';

type Named = { group: Static<typeof Group>; partner?: User | null };

/** What a conversation is called: after the other person, the class, or by its own title. */
export function useConversationName(): (entry: Named) => string {
  const { t } = useTranslation('messaging');
  return ({ group: { group_type, title, official }, partner }) => {
    if (group_type === 'private') return partner ? fullName(partner) : title || t('names.nobody');
    const of = official && { class: official.class_name };
    if (of && official?.audience === 'teachers') return t('names.teachers', of);
    if (of && official?.audience === 'parents') return t('names.parents', of);
    if (of && official?.audience === 'students') return t('names.students', of);
    if (title) return title;
    return group_type === 'forever_alone' ? t('names.notes') : t('names.untitled');
  };
}

const KIND_WORDS = {
  private: 'private',
  simple: 'group',
  official: 'official',
  official_announcement: 'announcement',
  new_announcement: 'announcement',
  campaign: 'campaign',
  forever_alone: 'solo',
} as const satisfies Record<GroupType, string>;

/** The label of a kind of conversation (S2 section 1). */
export function useKindName(): (kind: GroupType) => string {
  const { t } = useTranslation('messaging');
  return (kind) => t(`kinds.${KIND_WORDS[kind]}`);
}
