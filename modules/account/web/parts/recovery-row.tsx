import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/data/use-write.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Row } from '#platform/web/ui/rows.tsx';
import { RECOVERY_CODES } from '../../contract/limits.ts';
import { makeRecoveryCodes } from '../../contract/make-recovery-codes.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { METHOD_ICONS } from './step-methods.tsx';

/** How many recovery codes are left, and the way to new ones. */
export function RecoveryRow({ left }: { left: number }) {
  const { t } = useTranslation('account');
  const [asks, { open, close }] = useDisclosure(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isShown, shown] = useDisclosure(false);
  const make = useWrite(makeRecoveryCodes, {
    onDone: ({ recovery_codes }) => {
      close();
      setCodes(recovery_codes);
      shown.open();
    },
  });
  return (
    <>
      <Row
        start={<METHOD_ICONS.recovery_code size={22} stroke={1.5} aria-hidden="true" />}
        title={t('security.recovery')}
        note={t('security.recovery_left', { left, total: RECOVERY_CODES })}
        end={
          <Button variant="default" size="sm" onClick={open}>
            {t('security.recovery_new')}
          </Button>
        }
      />
      <ConfirmDialog
        opened={asks}
        onClose={close}
        title={t('security.recovery_ask')}
        confirmLabel={t('security.recovery_new')}
        pending={make.pending}
        onConfirm={() => make.run({})}
      >
        {t('security.recovery_ask_text')}
      </ConfirmDialog>
      <Dialog
        opened={isShown}
        onClose={shown.close}
        onClosed={() => setCodes([])}
        title={t('security.codes_title')}
        closable={false}
      >
        <RecoveryCodes codes={codes} onKept={shown.close} />
      </Dialog>
    </>
  );
}
