import { useTranslation } from 'react-i18next';
import { formatDay } from '#platform/web/i18n/dates.ts';
import { ROLE_TYPES } from '../../contract/role-types.ts';
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
    // A pupil may have changed classes in the meantime: the days are those at the school, and the words say so.
    const isPupil = role.type_id === ROLE_TYPES.student;
    if (last !== null)
      return t(isPupil ? 'person_roles.student_span' : 'person_roles.span', { from: first, until: formatDay(last) });
    if (isPlanned(role, today)) return t('person_roles.from', { day: first });
    return t(isPupil ? 'person_roles.student_since' : 'person_roles.since', { day: first });
  };
}
