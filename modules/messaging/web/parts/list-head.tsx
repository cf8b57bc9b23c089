import { ActionIcon, Menu } from '@mantine/core';
import {
  IconChecks,
  IconDotsVertical,
  IconKeyboard,
  IconPencilPlus,
  IconSettings,
  IconSpeakerphone,
} from '@tabler/icons-react';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWrite } from '#platform/web/data/use-write.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { useMenu } from '#platform/web/ui/use-menu.ts';
import { useIsTouch } from '#platform/web/ui/use-screen.ts';
import { readAll } from '../../contract/read-all.ts';
import { NEW_ANNOUNCEMENT, NEW_CONVERSATION } from '../data/addresses.ts';
import { useDialogs } from '../data/dialogs.ts';
import classes from './list-pane.module.css';

/** The heading of the list, the way to a new conversation, and the rest behind dots. */
export const ListHead = memo(function ListHead() {
  const { t } = useTranslation('messaging');
  const open = useDialogs();
  const menu = useMenu();
  const dots = useRef<HTMLButtonElement>(null);
  const isTouch = useIsTouch();
  const read = useWrite(readAll, { onDone: () => void toast.done(t('list.read_all_done')) });
  return (
    <header className={classes.head}>
      <h1 className={classes.title} tabIndex={-1}>
        {t('list.title')}
      </h1>
      <ActionIcon
        component={Link}
        to={NEW_CONVERSATION}
        variant="filled"
        size={36}
        radius="xl"
        aria-label={t('list.new')}
        title={t('list.new')}
      >
        <IconPencilPlus size={19} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <Menu {...menu} position="bottom-end" width="max-content" loop={false} returnFocus>
        <Menu.Target>
          <ActionIcon ref={dots} variant="subtle" color="gray" size={36} radius="xl" aria-label={t('list.more')}>
            <IconDotsVertical size={19} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown onClickCapture={() => dots.current?.focus()}>
          <Menu.Item
            component={Link}
            to={NEW_ANNOUNCEMENT}
            leftSection={<IconSpeakerphone size={18} stroke={1.75} aria-hidden="true" />}
          >
            {t('list.new_announcement')}
          </Menu.Item>
          <Menu.Item
            onClick={() => read.run({ body: {} })}
            leftSection={<IconChecks size={18} stroke={1.75} aria-hidden="true" />}
          >
            {t('list.read_all')}
          </Menu.Item>
          <Menu.Item
            onClick={() => open({ kind: 'settings' })}
            leftSection={<IconSettings size={18} stroke={1.75} aria-hidden="true" />}
          >
            {t('list.settings')}
          </Menu.Item>
          {!isTouch && (
            <Menu.Item
              onClick={() => open({ kind: 'shortcuts' })}
              leftSection={<IconKeyboard size={18} stroke={1.75} aria-hidden="true" />}
            >
              {t('shortcuts.title')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </header>
  );
});
