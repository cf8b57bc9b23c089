import { useTranslation } from 'react-i18next';
import { CONTACT_KINDS, OFFICIAL_AUDIENCES } from '../../contract/kinds.ts';
import type { ContactGroup } from './contact-choice.ts';

/** What a group of contacts is called: "11.A: parents", "Teachers of the whole school". */
export function useGroupName(): (group: ContactGroup) => string {
  const { t } = useTranslation('messaging');
  return ({ key, kind, class_name }) => {
    const known = CONTACT_KINDS.find((one) => one === kind) ?? 'conversations';
    // The people of an official group stand at the end of its key.
    const audience = OFFICIAL_AUDIENCES.find((one) => kind === 'official' && key.endsWith(`:${one}`));
    if (audience) return t(`names.${audience}`, { class: class_name });
    const name = t(`picker.kinds.${known}`);
    return class_name
      ? t('picker.group_class', { class: class_name, kind: name })
      : t('picker.group_all', { kind: name });
  };
}
