import { useTranslation } from 'react-i18next';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import type { DialogProps } from '../data/dialogs.ts';
import { Promo } from './promo.tsx';

/** Schools without reactions read here how to get them. */
export default function ReactPromoDialog({ opened, onClose, onClosed }: DialogProps<'react-promo'>) {
  const { t } = useTranslation('messaging');
  return (
    <Dialog opened={opened} onClose={onClose} onClosed={onClosed} title={t('message.react')}>
      <Promo feature="MESSAGING_REACTIONS" onClose={onClose} />
    </Dialog>
  );
}
