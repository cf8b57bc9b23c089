import { Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChecks,
  IconCopy,
  IconEyeOff,
  IconMoodPlus,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Message } from '../../contract/shapes.ts';
import { useChat } from '../data/chat.ts';
import { contactsPath } from '../data/contacts-address.ts';
import { copyText } from '../data/copy-text.ts';
import { useDialogs } from '../data/dialogs.ts';
import { useHiding } from '../data/use-hiding.ts';
import { AnchoredMenu } from './anchored-menu.tsx';
import classes from './chat-menu.module.css';

type Props = { message: Message; anchor: HTMLElement; onClose: () => void };

/** The reactions that people use most, at hand without looking for them. */
const QUICK = ['👍', '❤️', '😂', '😮', '😢', '🙏'];

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What can be done with one message. There is one menu for all of them, which comes to the one that asked. */
export function ChatMenu({ message, anchor, onClose }: Props) {
  const { t } = useTranslation('messaging');
  const chat = useChat();
  const navigate = useNavigate();
  const open = useDialogs();
  const hide = useHiding(chat.act);
  const { message_id: messageId, deleted_by_sender: isDeleted } = message;
  const isMine = message.author_user_id === chat.my_id;
  const mayReact = chat.may.react && !isDeleted;
  const mine = message.reactions.find(({ my_reaction }) => my_reaction)?.reaction;
  return (
    <AnchoredMenu anchor={anchor} position="bottom" onClose={onClose}>
      {mayReact && (
        <div className={classes.quick}>
          {QUICK.map((reaction) => (
            <Menu.Item
              key={reaction}
              className={classes.reaction}
              aria-label={t('message.react_with', { reaction })}
              data-mine={reaction === mine || undefined}
              onClick={() => chat.react(message, reaction === mine ? null : reaction)}
            >
              {reaction}
            </Menu.Item>
          ))}
          <Menu.Item
            className={classes.reaction}
            aria-label={t('message.more_reactions')}
            onClick={() => chat.openReactions(message, anchor)}
          >
            <IconMoodPlus {...icon} />
          </Menu.Item>
        </div>
      )}
      {chat.may.see_react_promo && !isDeleted && (
        <Menu.Item leftSection={<IconMoodPlus {...icon} />} onClick={() => chat.openReactions(message, anchor)}>
          {t('message.react')}
        </Menu.Item>
      )}
      {chat.may.post && !isDeleted && (
        <Menu.Item leftSection={<IconArrowBackUp {...icon} />} onClick={() => chat.reply(message)}>
          {t('message.reply')}
        </Menu.Item>
      )}
      {/* A poll stays with those whom it was put to. */}
      {!isDeleted && message.message_type !== 'poll' && (
        <Menu.Item
          leftSection={<IconArrowForwardUp {...icon} />}
          onClick={() => void navigate(contactsPath('forward', { messages: [messageId] }))}
        >
          {t('message.forward')}
        </Menu.Item>
      )}
      {message.content_plain && (
        <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => copyText(message.content_plain)}>
          {t('message.copy')}
        </Menu.Item>
      )}
      {message.editable && (
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => chat.edit(message)}>
          {t('message.edit')}
        </Menu.Item>
      )}
      {isMine && !isDeleted && chat.may.see_own_readers && (
        <Menu.Item leftSection={<IconChecks {...icon} />} onClick={() => open({ kind: 'seen-by', messageId })}>
          {t('message.seen_by')}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item leftSection={<IconEyeOff {...icon} />} onClick={() => hide(message)}>
        {t('message.hide')}
      </Menu.Item>
      {message.is_deletable_for_all && (
        <Menu.Item
          className="kriit-danger-item"
          leftSection={<IconTrash {...icon} />}
          onClick={() =>
            open({
              kind: 'delete-message',
              messageId,
              onDeleted: (deleted) => {
                chat.act({ kind: 'deleted', message_id: messageId });
                chat.act({ kind: 'changed', message: deleted });
              },
            })
          }
        >
          {t('message.delete')}
        </Menu.Item>
      )}
    </AnchoredMenu>
  );
}
