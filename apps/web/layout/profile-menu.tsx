import { Menu } from '@mantine/core';
import { IconLogout, IconUserCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMe } from '#platform/web/data/me.ts';
import { fullName } from '#platform/web/ui/initials.ts';
import { PersonAvatar } from '#platform/web/ui/person-avatar.tsx';
import { useMenu } from '#platform/web/ui/use-menu.ts';
import { VisuallyHidden } from '#platform/web/ui/visually-hidden.tsx';
import classes from './header.module.css';
import { useLeave } from './leave.ts';
import { useMyRoleName } from './use-my-role-name.ts';

/** Oneself: name, role, profile, and the way out. */
export function ProfileMenu() {
  const { t } = useTranslation('shell');
  const menu = useMenu();
  const me = useMe();
  const leave = useLeave();
  const role = useMyRoleName();
  const name = fullName(me);
  return (
    <Menu {...menu} position="bottom-end" width={260} withinPortal={false}>
      <Menu.Target>
        <button type="button" className={classes.me}>
          <VisuallyHidden>{t('header.profile', { name })}</VisuallyHidden>
          <PersonAvatar person={{ ...me, picture: me.profile_picture }} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.card}>
          <PersonAvatar person={{ ...me, picture: me.profile_picture }} size={40} />
          <div>
            <strong>{name}</strong>
            <span>{role}</span>
            {me.school && <span>{me.school.name}</span>}
          </div>
        </div>
        <Menu.Divider />
        <Menu.Item
          component={Link}
          to="/profile"
          leftSection={<IconUserCircle size={16} stroke={1.75} aria-hidden="true" />}
        >
          {t('profile.title')}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.75} aria-hidden="true" />} onClick={() => void leave()}>
          {t('header.sign_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
