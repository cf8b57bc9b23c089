import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Factor } from '../../contract/second-step.ts';
import { useLast } from '../data/use-last.ts';
import { AppSetup } from './app-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SentSetup } from './sent-setup.tsx';

type Props = { factor: Factor | null; sent_to: string; onClose: () => void };

/** Turns a method of the second step on; the first one ends with the recovery codes. */
export function FactorDialog({ factor, sent_to, onClose }: Props) {
  const { t } = useTranslation('account');
  const shown = useLast(factor) ?? 'app';
  const address = useLast(factor === null ? null : sent_to) ?? '';
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const done = (recovery_codes: readonly string[] | null) => {
    if (recovery_codes) return setCodes(recovery_codes);
    onClose();
    void toast.done(t('security.turned_on'));
  };
  return (
    <Dialog
      opened={factor !== null}
      onClose={onClose}
      onClosed={() => setCodes(null)}
      title={codes ? t('security.codes_title') : t(`methods.${shown}`)}
      width="medium"
      closable={codes === null}
    >
      {codes && <RecoveryCodes codes={codes} onKept={onClose} />}
      {!codes && shown === 'app' && <AppSetup onDone={done} onCancel={onClose} />}
      {!codes && shown !== 'app' && <SentSetup factor={shown} address={address} onDone={done} onCancel={onClose} />}
    </Dialog>
  );
}
