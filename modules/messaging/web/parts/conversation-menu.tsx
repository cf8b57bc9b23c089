import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../contract/shapes.ts';
import { useConversationName } from '../data/use-conversation-name.ts';
import { ConversationActions } from './conversation-actions.tsx';

/** What can be done with a conversation in the list, behind three dots. */
export function ConversationMenu({ entry, className }: { entry: Entry; className: string | undefined }) {
  const { t } = useTranslation('messaging');
  const name = useConversationName()(entry);
  const dots = useRef<HTMLButtonElement>(null);
  return (
    <Menu position="bottom-end" width="max-content" loop={false} returnFocus withinPortal>
      <Menu.Target>
        <ActionIcon
          ref={dots}
          className={className}
          variant="default"
          size={28}
          radius="xl"
          aria-label={t('actions.of', { name })}
        >
          <IconDots size={16} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown onClickCapture={() => dots.current?.focus()}>
        <ConversationActions entry={entry} />
      </Menu.Dropdown>
    </Menu>
  );
}
