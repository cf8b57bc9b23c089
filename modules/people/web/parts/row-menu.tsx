import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What can be done with one row, behind three dots. `name` says to screen readers which row it is. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('people');
  return (
    <Menu position="bottom-end" width="max-content" loop={false} returnFocus>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('person.actions_for', { name })}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
