import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '#platform/web/ui/dialog.tsx';
import { PasskeyName } from './passkey-name.tsx';

type Props = { passkey: { id: number; name: string }; opened: boolean; onClose: () => void };

/** Gives a passkey another name. */
export function RenamePasskey({ passkey, opened, onClose }: Props) {
  const { t } = useTranslation(['account', 'ui']);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('passkeys.rename_title')} width="small" fillsPhone={false}>
      <PasskeyName
        passkey={passkey}
        submitLabel={t('passkeys.save')}
        onDone={onClose}
        actions={(submit) => (
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {t('ui:dialog.cancel')}
            </Button>
            {submit}
          </DialogActions>
        )}
      />
    </Dialog>
  );
}
