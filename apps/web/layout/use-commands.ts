import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconContrast, IconLogout, IconUserCircle, IconUserSquare, type TablerIcon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#platform/web/data/me.ts';
import { useSwitchView } from '#platform/web/data/view.ts';
import { wordOf } from '#platform/web/i18n/word-of.ts';
import { menuFor, useModules } from '#platform/web/module.ts';
import { useRoleName } from '#platform/web/ui/role-name.tsx';
import { useLeave } from './leave.ts';

/** Something that the command search can do: go to a path, or run. */
type Command = { id: string; label: string; icon: TablerIcon; run: string | (() => void) };

export type CommandGroup = { heading: string; commands: Command[] };

/** Everything that this person can reach by name. */
export function useCommands(): CommandGroup[] {
  const { t } = useTranslation('shell');
  const { t: tUi } = useTranslation();
  const me = useMe();
  const modules = useModules();
  const leave = useLeave();
  const { setColorScheme } = useMantineColorScheme();
  const roleName = useRoleName();
  const switchView = useSwitchView();

  const pages = menuFor(modules, me).map(({ id, label, icon, path }) => ({
    id,
    label: wordOf(label),
    icon,
    run: path,
  }));
  const ofModules = modules
    .flatMap(({ actions }) => actions ?? [])
    .filter(({ may }) => may(me))
    .map(({ id, label, icon, path }) => ({ id, label: wordOf(label), icon, run: path }));
  const theme = (scheme: MantineColorScheme, name: string): Command => ({
    id: `theme-${scheme}`,
    label: t('search.theme', { theme: name }),
    icon: IconContrast,
    run: () => setColorScheme(scheme),
  });
  const roles = me.roles
    .filter(({ role_id }) => role_id !== me.current_role?.role_id)
    .map((role) => ({
      id: `role-${role.role_id}`,
      label: t('no_role.go_on', { role: `${roleName(role)}, ${role.school_name}` }),
      icon: IconUserSquare,
      run: () => void switchView({ role_id: role.role_id }).catch(() => undefined),
    }));
  const profile = modules
    .flatMap((module) => module.profile ?? [])
    .filter(({ below }) => !below)
    .map(({ path = '', label }) => ({
      id: `profile-${path}`,
      label: wordOf(label),
      icon: IconUserCircle,
      run: path ? `/profile/${path}` : '/profile',
    }));
  const own: Command[] = [
    theme('light', tUi('theme.light')),
    theme('dark', tUi('theme.dark')),
    theme('auto', tUi('theme.system')),
    { id: 'sign-out', label: t('header.sign_out'), icon: IconLogout, run: () => void leave() },
  ];
  return [
    { heading: t('search.pages'), commands: [...pages, ...profile] },
    { heading: t('search.roles'), commands: roles },
    { heading: t('search.actions'), commands: [...ofModules, ...own] },
  ].filter(({ commands }) => commands.length > 0);
}
