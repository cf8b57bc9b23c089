import { useTranslation } from 'react-i18next';
import { OFFICIAL_AUDIENCES } from '../../contract/kinds.ts';
import type { ContactGroup } from './contact-choice.ts';
import { PEOPLE_KINDS } from './people-kinds.ts';

/** What a group of contacts is called: "11.A: Parents", "All teachers", "11.A teachers" for an official one. */
export function useGroupName(): (group: ContactGroup) => string {
  const { t } = useTranslation('messaging');
  return ({ key, kind, class_name }) => {
    // The people of an official group stand at the end of its key.
    const audience = OFFICIAL_AUDIENCES.find((one) => kind === 'official' && key.endsWith(`:${one}`));
    if (audience) return t(`names.${audience}`, { class: class_name });
    const known = PEOPLE_KINDS.find((one) => one === kind) ?? 'students';
    return class_name
      ? t('picker.group_class', { class: class_name, kind: t(`picker.kinds.${known}`) })
      : t(`picker.whole.${known}`);
  };
}
