import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/data/use-write.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import type { Factor } from '../../contract/second-step.ts';
import { turnOffFactor } from '../../contract/turn-off-factor.ts';
import { useLast } from '../data/use-last.ts';

type Props = { factor: Factor | null; isLast: boolean; onClose: () => void };

/** Asks before a method of the second step is turned off, and says what goes with the last one. */
export function FactorOffDialog({ factor, isLast, onClose }: Props) {
  const { t } = useTranslation('account');
  const shown = useLast(factor) ?? 'app';
  const turnOff = useWrite(turnOffFactor, {
    onDone: () => {
      onClose();
      return toast.done(t('security.turned_off'));
    },
  });
  return (
    <ConfirmDialog
      opened={factor !== null}
      onClose={onClose}
      title={t('security.off_ask', { method: t(`methods.${shown}`) })}
      confirmLabel={t('security.turn_off')}
      pending={turnOff.pending}
      onConfirm={() => turnOff.run({ params: { factor: shown } })}
    >
      {isLast ? t('security.off_last_text') : t('security.off_text')}
    </ConfirmDialog>
  );
}
