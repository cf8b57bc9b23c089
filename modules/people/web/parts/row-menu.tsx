import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenu } from '#platform/web/ui/use-menu.ts';

/** What can be done with one row, behind three dots. `name` says to screen readers which row it is. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('people');
  const menu = useMenu();
  const dots = useRef<HTMLButtonElement>(null);
  return (
    <Menu {...menu} position="bottom-end" width="max-content" loop={false} returnFocus>
      <Menu.Target>
        <ActionIcon ref={dots} variant="subtle" color="gray" size={32} aria-label={t('person.actions_for', { name })}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      {/* A dialog gives the focus back to where it came from; that must be the dots, not an item that is gone. */}
      <Menu.Dropdown onClickCapture={() => dots.current?.focus()}>{children}</Menu.Dropdown>
    </Menu>
  );
}
