import { Menu } from '@mantine/core';
import {
  IconArrowsDiagonal,
  IconArrowsDiagonalMinimize2,
  IconDotsVertical,
  IconFiles,
  IconInfoCircle,
  IconSearch,
  IconUsers,
} from '@tabler/icons-react';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../contract/shapes.ts';
import { useDialogs } from '../data/dialogs.ts';
import { headWords } from '../data/head-words.ts';
import { useConversationName } from '../data/use-conversation-name.ts';
import { useStatusLine } from '../data/use-status-line.ts';
import { AnchoredMenu } from './anchored-menu.tsx';
import { BackToList } from './back-to-list.tsx';
import classes from './chat-head.module.css';
import { ConversationActions } from './conversation-actions.tsx';
import { ConversationAvatar } from './conversation-avatar.tsx';
import { RoundButton } from './round-button.tsx';

type Props = {
  entry: Entry;
  /** It is there no longer: only its name still holds. */
  isGone: boolean;
  isOnePane: boolean;
  isFolded: boolean;
  onFold: () => void;
  /** The name of the conversation, which leads to what there is to know about it. */
  ref: RefObject<HTMLButtonElement | null>;
};

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Whom one talks to, the way back on phones, and what can be done with the conversation. */
export function ChatHead({ entry, isGone, isOnePane, isFolded, onFold, ref }: Props) {
  const { t, i18n } = useTranslation('messaging');
  const words = headWords(t, i18n.language);
  const open = useDialogs();
  const name = useConversationName()(entry);
  const status = useStatusLine()(entry);
  const { group, partner, onlineStatus } = entry;
  const { group_id: groupId } = group;
  const isOnline = onlineStatus?.status === 'online' && !isGone;
  const Title = isOnePane ? 'h1' : 'h2';
  const Fold = isFolded ? IconArrowsDiagonalMinimize2 : IconArrowsDiagonal;
  const about = (
    <>
      <ConversationAvatar group={group} partner={partner} size={40} isOnline={isOnline} />
      <span className={classes.text}>
        <Title className={classes.title}>{name}</Title>
        {!isGone && <span className={classes.status}>{status}</span>}
      </span>
    </>
  );
  return (
    <header className={classes.head}>
      {isOnePane && <BackToList />}
      {isGone ? (
        <div className={classes.about}>{about}</div>
      ) : (
        <button ref={ref} type="button" className={classes.about} onClick={() => open({ kind: 'details', groupId })}>
          {about}
        </button>
      )}
      {!isOnePane && (
        <RoundButton
          isSmall
          aria-label={isFolded ? words.unfold : words.fold}
          title={isFolded ? words.unfold : words.fold}
          aria-pressed={isFolded}
          onClick={onFold}
        >
          <Fold {...icon} />
        </RoundButton>
      )}
      {!isGone && (
        <>
          <RoundButton
            isSmall
            className={classes.find}
            aria-label={words.find}
            title={words.find}
            aria-keyshortcuts="Control+F Meta+F"
            onClick={() => open({ kind: 'find', groupId })}
          >
            <IconSearch {...icon} />
          </RoundButton>
          <HeadMenu entry={entry} label={t('actions.of', { name })} />
        </>
      )}
    </header>
  );
}

/** What can be done with the conversation; the menu is made when it is asked for. */
function HeadMenu({ entry, label }: { entry: Entry; label: string }) {
  const { t } = useTranslation('messaging');
  const open = useDialogs();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wasOpen = useRef(false);
  const { group_id: groupId, group_type } = entry.group;
  return (
    <>
      <RoundButton
        isSmall
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={label}
        // The press itself closes an open menu, and must not open it again.
        onMouseDown={() => {
          wasOpen.current = anchor !== null;
        }}
        onClick={({ currentTarget }) => {
          if (!wasOpen.current) setAnchor(currentTarget);
          wasOpen.current = false;
        }}
      >
        <IconDotsVertical size={19} stroke={1.75} aria-hidden="true" />
      </RoundButton>
      {anchor && (
        <AnchoredMenu anchor={anchor} position="bottom-end" onClose={() => setAnchor(null)}>
          <Menu.Item leftSection={<IconInfoCircle {...icon} />} onClick={() => open({ kind: 'details', groupId })}>
            {t('chat.details')}
          </Menu.Item>
          {entry.may.see_members && group_type !== 'forever_alone' && (
            <Menu.Item leftSection={<IconUsers {...icon} />} onClick={() => open({ kind: 'participants', groupId })}>
              {t('chat.participants')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconSearch {...icon} />} onClick={() => open({ kind: 'find', groupId })}>
            {t('chat.find')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFiles {...icon} />} onClick={() => open({ kind: 'files', groupId })}>
            {t('files.title')}
          </Menu.Item>
          <Menu.Divider />
          <ConversationActions entry={entry} />
        </AnchoredMenu>
      )}
    </>
  );
}
