import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { relativeLabel } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Panel } from '#platform/web/ui/panel.tsx';
import { Row, Rows } from '#platform/web/ui/rows.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import type { MySecurity } from '../../contract/get-my-security.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import classes from './second-step.module.css';

type Props = { password: MySecurity['password'] };

/** The password: how old it is, and the way to another one. */
export function PasswordPanel({ password }: Props) {
  const { t } = useTranslation('account');
  const reader = useReader();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <Panel title={t('security.password')} flush>
      <Rows>
        <Row
          start={<IconLock size={22} stroke={1.5} aria-hidden="true" />}
          title={
            <span className={classes.named}>
              {password ? `${t('sign_in.username')}: ${password.username}` : t('security.password_none')}
              {password?.is_old && <StatusChip accent="yellow">{t('security.password_old')}</StatusChip>}
            </span>
          }
          note={
            password && t('security.password_changed', { when: relativeLabel(password.changed_at, reader, new Date()) })
          }
          end={
            password && (
              <Button variant="default" size="sm" onClick={open}>
                {t('security.password_change')}
              </Button>
            )
          }
        />
      </Rows>
      <Dialog opened={opened} onClose={close} title={t('security.change_title')} width="medium">
        <ChangePasswordForm username={password?.username ?? ''} onDone={close} />
      </Dialog>
    </Panel>
  );
}
