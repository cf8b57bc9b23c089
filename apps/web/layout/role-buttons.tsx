import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { MyRole } from '#platform/web/data/me.ts';
import { useRoleName } from '#platform/web/ui/role-name.tsx';

type Props = { roles: readonly MyRole[]; onPick: (role: MyRole) => void };

/** The roles in which a person can go on, one button for each. */
export function RoleButtons({ roles, onPick }: Props) {
  const { t } = useTranslation('shell');
  const roleName = useRoleName();
  return roles.map((role) => (
    <Button key={role.role_id} variant="default" onClick={() => onPick(role)}>
      {t('no_role.go_on', { role: `${roleName(role)}, ${role.school_name}` })}
    </Button>
  ));
}
