import { useTranslation } from 'react-i18next';
import { WriteConfirm } from '#platform/web/ui/write-confirm.tsx';
import type { Factor } from '../../contract/second-step.ts';
import { turnOffFactor } from '../../contract/turn-off-factor.ts';
import { useLast } from '../data/use-last.ts';

type Props = { factor: Factor | null; isLast: boolean; onClose: () => void };

/** Asks before a method of the second step is turned off, and says what goes with the last one. */
export function FactorOffDialog({ factor, isLast, onClose }: Props) {
  const { t } = useTranslation('account');
  const shown = useLast(factor) ?? 'app';
  return (
    <WriteConfirm
      opened={factor !== null}
      onClose={onClose}
      endpoint={turnOffFactor}
      input={{ params: { factor: shown } }}
      title={t('security.off_ask', { method: t(`methods.${shown}`) })}
      confirmLabel={t('security.turn_off')}
      done={t('security.turned_off')}
    >
      {isLast ? t('security.off_last_text') : t('security.off_text')}
    </WriteConfirm>
  );
}
