import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/data/use-call.ts';
import { relativeLabel } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { NoticeBox } from '#platform/web/ui/notice-box.tsx';
import { Row, Rows } from '#platform/web/ui/rows.tsx';
import { SkeletonRows } from '#platform/web/ui/skeleton-rows.tsx';
import { getConversation } from '../../contract/get-conversation.ts';
import type { Entry } from '../../contract/shapes.ts';
import { type DialogProps, useDialogs } from '../data/dialogs.ts';
import { useConversationName, useKindName } from '../data/use-conversation-name.ts';
import { ConversationAvatar } from './conversation-avatar.tsx';
import { ConversationPicture } from './conversation-picture.tsx';
import { ConversationTitle } from './conversation-title.tsx';
import classes from './details-dialog.module.css';
import { MuteRow } from './mute-row.tsx';
import { RepliesSwitch } from './replies-switch.tsx';

/** Who or what this conversation is. */
function Head({ entry }: { entry: Entry }) {
  const { t } = useTranslation('messaging');
  const nameOf = useConversationName();
  const kindOf = useKindName();
  const { group, partner, member_count, onlineStatus } = entry;
  const about = [kindOf(group.group_type)];
  // With one or two in it, the kind says it already.
  if (group.group_type !== 'private' && group.group_type !== 'forever_alone' && member_count !== null) {
    about.push(t('details.members_count', { count: member_count }));
  }
  return (
    <div className={classes.head}>
      <ConversationAvatar group={group} partner={partner} size={72} isOnline={onlineStatus?.status === 'online'} />
      <p className={classes.name}>{nameOf(entry)}</p>
      <p className={classes.kind}>{about.join(' · ')}</p>
    </div>
  );
}

/** The way to what belongs to the conversation: its participants, its files. */
function Ways({ entry }: { entry: Entry }) {
  const { t } = useTranslation('messaging');
  const open = useDialogs();
  const groupId = entry.group.group_id;
  const further = <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />;
  return (
    <div className={classes.ways}>
      <Rows label={t('details.about')}>
        <MuteRow entry={entry} />
        {entry.may.see_members && entry.group.group_type !== 'private' && (
          <Row title={t('details.members')} end={further} onClick={() => open({ kind: 'participants', groupId })} />
        )}
        <Row title={t('files.title')} end={further} onClick={() => open({ kind: 'files', groupId })} />
      </Rows>
    </div>
  );
}

function Left({ since }: { since: string }) {
  const { t } = useTranslation('messaging');
  const at = relativeLabel(since, useReader(), new Date());
  return (
    <NoticeBox accent="yellow" role="note">
      {t('details.left', { at })}
    </NoticeBox>
  );
}

/** Everything about a conversation that is no message: how it is called and looks, who may reply, whether it is silent. */
export default function DetailsDialog({ request, opened, onClose, onClosed }: DialogProps<'details'>) {
  const { t } = useTranslation('messaging');
  const conversation = useCall(getConversation, { params: { groupId: request.groupId } });
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={onClosed} title={t('details.title')}>
      <Faces query={conversation} waiting={<SkeletonRows rows={5} />} empty="never">
        {(entry) => (
          <div className={classes.parts}>
            <Head entry={entry} />
            {entry.left_date && <Left since={entry.left_date} />}
            <Ways entry={entry} />
            {entry.may.toggle_replies && <RepliesSwitch entry={entry} />}
            {entry.may.change_settings && (
              <>
                <ConversationTitle entry={entry} onClose={onClose} />
                <ConversationPicture entry={entry} />
              </>
            )}
          </div>
        )}
      </Faces>
    </Dialog>
  );
}
