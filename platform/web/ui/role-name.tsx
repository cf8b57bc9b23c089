import { useTranslation } from 'react-i18next';
import { type NamedRole, useSources } from '../data/sources.ts';
import { wordOf } from '../i18n/word-of.ts';

type Role = NamedRole | { type_id: number; label?: string | null; class_name: string | null };

/** The word for a role in the shown language, with its class: "Form master · 11.A". */
export function useRoleName(): (role: Role) => string {
  const { me } = useSources();
  useTranslation(me.roleWords);
  return (role) => {
    const classOf = typeof role === 'object' && 'class_name' in role ? role.class_name : null;
    return [wordOf(me.roleWord(role)), classOf].filter(Boolean).join(' · ');
  };
}
