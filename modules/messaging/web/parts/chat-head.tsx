import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowLeft,
  IconArrowsDiagonal,
  IconArrowsDiagonalMinimize2,
  IconDotsVertical,
  IconFiles,
  IconInfoCircle,
  IconSearch,
  IconUsers,
} from '@tabler/icons-react';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { Entry } from '../../contract/shapes.ts';
import { MAIN } from '../data/addresses.ts';
import { useDialogs } from '../data/dialogs.ts';
import { useConversationName } from '../data/use-conversation-name.ts';
import { useListFilter } from '../data/use-list-filter.ts';
import { useStatusLine } from '../data/use-status-line.ts';
import classes from './chat-head.module.css';
import { ConversationActions } from './conversation-actions.tsx';
import { ConversationAvatar } from './conversation-avatar.tsx';

type Props = {
  entry: Entry;
  isOnePane: boolean;
  isFolded: boolean;
  onFold: () => void;
  /** The name of the conversation, which leads to what there is to know about it. */
  ref: RefObject<HTMLButtonElement | null>;
};

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Whom one talks to, the way back on phones, and what can be done with the conversation. */
export function ChatHead({ entry, isOnePane, isFolded, onFold, ref }: Props) {
  const { t } = useTranslation('messaging');
  const open = useDialogs();
  const dots = useRef<HTMLButtonElement>(null);
  const { kept } = useListFilter();
  const { hash } = useLocation();
  const name = useConversationName()(entry);
  const status = useStatusLine()(entry);
  const { group, partner, onlineStatus } = entry;
  const { group_id: groupId } = group;
  const Title = isOnePane ? 'h1' : 'h2';
  const Fold = isFolded ? IconArrowsDiagonalMinimize2 : IconArrowsDiagonal;
  return (
    <header className={classes.head}>
      {isOnePane && (
        <ActionIcon
          component={Link}
          to={{ pathname: MAIN, search: kept, hash }}
          variant="subtle"
          color="gray"
          size={40}
          radius="xl"
          aria-label={t('list.back')}
        >
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      )}
      <button ref={ref} type="button" className={classes.about} onClick={() => open({ kind: 'details', groupId })}>
        <ConversationAvatar group={group} partner={partner} size={40} isOnline={onlineStatus?.status === 'online'} />
        <span className={classes.text}>
          <Title className={classes.title}>{name}</Title>
          <span className={classes.status}>{status}</span>
        </span>
      </button>
      {!isOnePane && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          radius="xl"
          aria-label={isFolded ? t('chat.unfold_list') : t('chat.fold_list')}
          title={isFolded ? t('chat.unfold_list') : t('chat.fold_list')}
          aria-pressed={isFolded}
          onClick={onFold}
        >
          <Fold size={18} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      )}
      <ActionIcon
        className={classes.find}
        variant="subtle"
        color="gray"
        size={36}
        radius="xl"
        aria-label={t('chat.find')}
        title={t('chat.find')}
        aria-keyshortcuts="Control+F Meta+F"
        onClick={() => open({ kind: 'find', groupId })}
      >
        <IconSearch {...icon} />
      </ActionIcon>
      <Menu position="bottom-end" width="max-content" loop={false} returnFocus>
        <Menu.Target>
          <ActionIcon
            ref={dots}
            variant="subtle"
            color="gray"
            size={36}
            radius="xl"
            aria-label={t('actions.of', { name })}
          >
            <IconDotsVertical size={19} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown onClickCapture={() => dots.current?.focus()}>
          <Menu.Item leftSection={<IconInfoCircle {...icon} />} onClick={() => open({ kind: 'details', groupId })}>
            {t('chat.details')}
          </Menu.Item>
          {entry.may.see_members && (
            <Menu.Item leftSection={<IconUsers {...icon} />} onClick={() => open({ kind: 'participants', groupId })}>
              {t('chat.participants')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconSearch {...icon} />} onClick={() => open({ kind: 'find', groupId })}>
            {t('chat.find')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFiles {...icon} />} onClick={() => open({ kind: 'files', groupId })}>
            {t('chat.files')}
          </Menu.Item>
          <Menu.Divider />
          <ConversationActions entry={entry} />
        </Menu.Dropdown>
      </Menu>
    </header>
  );
}
