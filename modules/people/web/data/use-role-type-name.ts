import { useTranslation } from 'react-i18next';
import { type RoleTypeId, roleName } from '../../contract/role-types.ts';

/** The word for a role type. A role of a person has a finer name and a class: see `useRoleName`. */
export function useRoleTypeName(): (type_id: RoleTypeId) => string {
  const { t } = useTranslation('people');
  return (type_id) => t(`roles.${roleName(type_id) ?? 'participant'}`);
}
