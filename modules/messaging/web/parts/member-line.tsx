import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDots, IconShield, IconShieldOff, IconUserMinus } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Static } from 'typebox';
import { useMe } from '#platform/web/data/me.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { relativeLabel } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { fullName } from '#platform/web/ui/initials.ts';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useMenu } from '#platform/web/ui/use-menu.ts';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import { changePermission } from '../../contract/change-permission.ts';
import { LEVELS } from '../../contract/kinds.ts';
import { removeMember } from '../../contract/remove-member.ts';
import type { Member as MemberShape } from '../../contract/shapes.ts';
import { useTags } from '../data/use-tags.ts';
import { PersonLine } from './person-line.tsx';

type Member = Static<typeof MemberShape>;
type Props = { member: Member; groupId: number };

/** What administrators can do with somebody: make them one, take that back, remove them. */
function MemberMenu({ member, groupId }: Props) {
  const { t } = useTranslation('messaging');
  const me = useMe();
  const menu = useMenu();
  const dots = useRef<HTMLButtonElement>(null);
  const [isDemoting, demotion] = useDisclosure();
  const [isRemoving, removal] = useDisclosure();
  const name = fullName(member.user);
  const params = { groupId, userId: member.user_id };
  const isAdmin = member.permission_level_id === LEVELS.admin;
  const change = useWrite(changePermission, {
    onDone: (_answer, { body }) =>
      void toast.done(t(body?.permission_level_id === LEVELS.admin ? 'members.promoted' : 'members.demoted', { name })),
  });
  const demote = () => {
    // Whoever gives up their own rights cannot take them back.
    if (member.user_id === me.id) demotion.open();
    else change.run({ params, body: { permission_level_id: LEVELS.ordinary } });
  };
  return (
    <>
      <Menu {...menu} position="bottom-end" width="max-content" loop={false} returnFocus>
        <Menu.Target>
          <ActionIcon ref={dots} variant="subtle" color="gray" size={32} aria-label={t('members.menu', { name })}>
            <IconDots size={18} aria-hidden="true" />
          </ActionIcon>
        </Menu.Target>
        {/* A dialog gives the focus back to where it came from; that must be the dots, not an item that is gone. */}
        <Menu.Dropdown onClickCapture={() => dots.current?.focus()}>
          {member.may.change_permission && !isAdmin && (
            <Menu.Item
              leftSection={<IconShield size={16} aria-hidden="true" />}
              onClick={() => change.run({ params, body: { permission_level_id: LEVELS.admin } })}
            >
              {t('members.promote')}
            </Menu.Item>
          )}
          {member.may.change_permission && isAdmin && (
            <Menu.Item leftSection={<IconShieldOff size={16} aria-hidden="true" />} onClick={demote}>
              {t('members.demote')}
            </Menu.Item>
          )}
          {member.may.remove && (
            <Menu.Item
              className="kriit-danger-item"
              leftSection={<IconUserMinus size={16} aria-hidden="true" />}
              onClick={removal.open}
            >
              {t('members.remove')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <WriteConfirm
        opened={isDemoting}
        onClose={demotion.close}
        endpoint={changePermission}
        input={{ params, body: { permission_level_id: LEVELS.ordinary } }}
        title={t('members.demote_self_title')}
        confirmLabel={t('members.demote_self_confirm')}
        done={t('members.demoted', { name })}
      >
        {t('members.demote_self_text')}
      </WriteConfirm>
      <WriteConfirm
        opened={isRemoving}
        onClose={removal.close}
        endpoint={removeMember}
        input={{ params }}
        title={t('members.remove_title', { name })}
        confirmLabel={t('members.remove_confirm')}
        done={t('members.removed', { name })}
      >
        {t('members.remove_text', { name })}
      </WriteConfirm>
    </>
  );
}

/** Somebody in a conversation: what they are at the school, whether they are here, and what can be done with them. */
export function MemberLine({ member, status, groupId }: Props & { status: Member['onlineStatus'] }) {
  const { t } = useTranslation('messaging');
  const me = useMe();
  const reader = useReader();
  const inWords = useTags();
  const { user, may, permission_level_id, tags, has_left } = member;
  const here = (): string | null => {
    if (has_left) return t('members.left');
    if (user.id === me.id) return null;
    if (status.status === 'online') return t('members.online');
    const { last_activity } = status;
    return last_activity && t('members.last_here', { at: relativeLabel(last_activity, reader, new Date()) });
  };
  return (
    <PersonLine
      user={user}
      mark={user.id === me.id && t('members.you')}
      isFaint={has_left}
      note={[inWords(tags), here()].filter(Boolean).join(' · ')}
      end={
        <>
          {permission_level_id === LEVELS.admin && !has_left && (
            <StatusChip accent="board">{t('members.admin')}</StatusChip>
          )}
          {(may.change_permission || may.remove) && <MemberMenu member={member} groupId={groupId} />}
        </>
      }
    />
  );
}
