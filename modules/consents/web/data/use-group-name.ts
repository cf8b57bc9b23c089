import { useTranslation } from 'react-i18next';
import { roleName } from '#platform/contract/role-types.ts';
import type { Group } from '../../contract/shapes.ts';

/** What a group is called in the shown language. */
export function useGroupName(): (group: Group) => string {
  const { t } = useTranslation('consents');
  return ({ scope, scope_name, group_name }) => {
    if (scope_name === 'all_students') return t('groups.all_students');
    if (scope_name === 'class_level') return t('groups.class_level', { name: group_name });
    const role = scope_name === 'role' ? roleName(scope.type_id?.[0] ?? 0) : undefined;
    return role ? t(`groups.roles.${role}`) : group_name;
  };
}
