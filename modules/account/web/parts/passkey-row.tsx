import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconFingerprint, IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { Moment } from '#platform/web/ui/moment-label.tsx';
import { Row } from '#platform/web/ui/rows.tsx';
import { useMenu } from '#platform/web/ui/use-menu.ts';
import type { listPasskeys } from '../../contract/list-passkeys.ts';
import { RemovePasskey } from './remove-passkey.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

type Passkey = AnswerOf<typeof listPasskeys>['passkeys'][number];

/** One passkey: its name, its device, its last use, and what can be done with it. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation('account');
  const menu = useMenu();
  const dots = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const close = () => setAsked(null);
  const where = t(passkey.is_synced ? 'passkeys.synced' : 'passkeys.one_device');
  return (
    <>
      <Row
        start={<IconFingerprint size={20} stroke={1.75} aria-hidden="true" />}
        title={passkey.name}
        note={
          <>
            {[passkey.device ?? t('devices.unknown'), where].join(' · ')}
            <br />
            {passkey.last_used_at ? (
              <>
                {t('passkeys.last_used')}: <Moment at={passkey.last_used_at} />
              </>
            ) : (
              t('passkeys.never_used')
            )}
          </>
        }
        end={
          <Menu {...menu} position="bottom-end" width="max-content" loop={false} returnFocus>
            <Menu.Target>
              <ActionIcon
                ref={dots}
                variant="subtle"
                color="gray"
                size={32}
                aria-label={t('passkeys.more', { name: passkey.name })}
              >
                <IconDots size={18} aria-hidden="true" />
              </ActionIcon>
            </Menu.Target>
            {/* A dialog gives the focus back to where it came from; that must be the dots, not an item that is gone. */}
            <Menu.Dropdown onClickCapture={() => dots.current?.focus()}>
              <Menu.Item leftSection={<IconPencil size={16} aria-hidden="true" />} onClick={() => setAsked('rename')}>
                {t('passkeys.rename')}
              </Menu.Item>
              <Menu.Item
                className="kriit-danger-item"
                leftSection={<IconTrash size={16} aria-hidden="true" />}
                onClick={() => setAsked('remove')}
              >
                {t('passkeys.remove')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        }
      />
      <RenamePasskey passkey={passkey} opened={asked === 'rename'} onClose={close} />
      <RemovePasskey passkey={passkey} opened={asked === 'remove'} onClose={close} />
    </>
  );
}
