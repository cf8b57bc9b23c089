import { IconUserSquare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#platform/web/data/me.ts';
import { useSwitchView } from '#platform/web/data/view.ts';
import { PickMenu } from '#platform/web/ui/pick-menu.tsx';
import { useRoleName } from '#platform/web/ui/role-name.tsx';

/** Switches between the roles of one person; with a single role there is nothing to switch. */
export function RoleSwitcher({ slim }: { slim: boolean }) {
  const { t } = useTranslation('shell');
  const { roles, current_role, children } = useMe();
  const roleName = useRoleName();
  const switchView = useSwitchView();
  if (roles.length < 2) return null;
  const shown = current_role ? roleName(current_role) : '';
  // Beside a child a phone has room for one name, and whose child is meant matters more.
  const isBrief = slim && children.some(({ role_id }) => role_id === current_role?.role_id);
  return (
    <PickMenu
      align="start"
      icon={<IconUserSquare size={18} stroke={1.75} aria-hidden="true" />}
      shown={isBrief ? undefined : shown}
      label={isBrief ? `${t('header.role')} ${shown}` : t('header.role')}
      heading={t('header.role_heading')}
      value={current_role ? String(current_role.role_id) : null}
      picks={roles.map((role) => ({
        value: String(role.role_id),
        label: roleName(role),
        note: role.school_name,
      }))}
      onPick={(value) => {
        if (Number(value) !== current_role?.role_id) void switchView({ role_id: Number(value) }).catch(() => undefined);
      }}
    />
  );
}
