import { Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconBell,
  IconBellOff,
  IconDoorExit,
  IconEraser,
  IconMailOpened,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/data/use-write.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { archiveConversation } from '../../contract/archive-conversation.ts';
import { readAll } from '../../contract/read-all.ts';
import type { Entry } from '../../contract/shapes.ts';
import { unarchiveConversation } from '../../contract/unarchive-conversation.ts';
import { unmuteConversation } from '../../contract/unmute-conversation.ts';
import { type ConversationStep, useDialogs } from '../data/dialogs.ts';
import { isMutedAt } from '../data/is-muted.ts';
import { useConversationName } from '../data/use-conversation-name.ts';
import { useLeaving } from '../data/use-leaving.ts';
import { useNow } from '../data/use-now.ts';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The items of a menu about one conversation. */
export function ConversationActions({ entry }: { entry: Entry }) {
  const { t } = useTranslation('messaging');
  const open = useDialogs();
  const now = useNow();
  const name = useConversationName()(entry);
  const { group_id: groupId } = entry.group;
  const params = { params: { groupId } };
  const leave = useLeaving();
  const read = useWrite(readAll);
  const unmute = useWrite(unmuteConversation, { onDone: () => void toast.done(t('actions.unmuted')) });
  const unarchive = useWrite(unarchiveConversation, { onDone: () => void toast.done(t('actions.unarchived')) });
  const archive = useWrite(archiveConversation, {
    onDone: () => void toast.done(t('actions.archived'), () => unarchive.run(params)),
  });
  const ask = (step: ConversationStep) => open({ kind: 'step', step, groupId, title: name });
  return (
    <>
      {entry.unread_count > 0 && (
        <Menu.Item leftSection={<IconMailOpened {...icon} />} onClick={() => read.run({ body: { group_id: groupId } })}>
          {t('actions.read')}
        </Menu.Item>
      )}
      {isMutedAt(entry, now) ? (
        <Menu.Item leftSection={<IconBell {...icon} />} onClick={() => unmute.run(params)}>
          {t('actions.unmute')}
        </Menu.Item>
      ) : (
        !entry.left_date && (
          <Menu.Item leftSection={<IconBellOff {...icon} />} onClick={() => open({ kind: 'mute', groupId })}>
            {t('actions.mute')}
          </Menu.Item>
        )
      )}
      {entry.is_archived ? (
        <Menu.Item leftSection={<IconArchiveOff {...icon} />} onClick={() => unarchive.run(params)}>
          {t('actions.unarchive')}
        </Menu.Item>
      ) : (
        <Menu.Item leftSection={<IconArchive {...icon} />} onClick={() => archive.run(params)}>
          {t('actions.archive')}
        </Menu.Item>
      )}
      <Menu.Divider />
      {entry.last_message && (
        <Menu.Item leftSection={<IconEraser {...icon} />} onClick={() => ask('clear')}>
          {t('actions.clear')}
        </Menu.Item>
      )}
      {entry.may.leave && (
        <Menu.Item
          leftSection={<IconDoorExit {...icon} />}
          onClick={() => leave(entry, () => open({ kind: 'participants', groupId }))}
        >
          {t('actions.leave')}
        </Menu.Item>
      )}
      <Menu.Item className="kriit-danger-item" leftSection={<IconTrash {...icon} />} onClick={() => ask('delete')}>
        {t('actions.delete')}
      </Menu.Item>
      {entry.may.delete_for_everyone && (
        <Menu.Item
          className="kriit-danger-item"
          leftSection={<IconTrash {...icon} />}
          onClick={() => ask('delete_for_everyone')}
        >
          {t('actions.delete_for_everyone')}
        </Menu.Item>
      )}
    </>
  );
}
