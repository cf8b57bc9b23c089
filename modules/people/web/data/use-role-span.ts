import { useTranslation } from 'react-i18next';
import { formatDay } from '#platform/web/i18n/dates.ts';
import type { Role } from '../../contract/shapes.ts';
import { isPlanned, lastDayOf } from './role-spans.ts';
import { useToday } from './use-today.ts';

/** When a role is held, in words: "since 01.09.2025", "from 01.01.2027", "01.09.2024 – 15.11.2026". */
export function useRoleSpan(): (role: Role) => string {
  const { t } = useTranslation('people');
  const today = useToday();
  return (role) => {
    const last = lastDayOf(role);
    const first = formatDay(role.starts_on);
    if (last !== null) return t('person_roles.span', { from: first, until: formatDay(last) });
    return isPlanned(role, today) ? t('person_roles.from', { day: first }) : t('person_roles.since', { day: first });
  };
}
