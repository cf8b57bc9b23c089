import { useTranslation } from 'react-i18next';
import { useSources } from '../data/sources.ts';
import { wordOf } from '../i18n/word-of.ts';

type Role = { type_id: number; label?: string | null; class_name?: string | null };

/** The word for a role in the shown language, with its class: "Form master · 11.A". */
export function useRoleName(): (role: Role) => string {
  useTranslation('people' as never);
  const { me } = useSources();
  return (role) => [wordOf(me.roleWord(role)), role.class_name].filter(Boolean).join(' · ');
}
