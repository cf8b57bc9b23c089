import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DialogActions } from '#platform/web/ui/dialog.tsx';
import { FeaturePromo } from '#platform/web/ui/feature-promo.tsx';

/** What a dialog says about something that the school's package lacks. */
export function Promo({ feature, onClose }: { feature: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <FeaturePromo feature={feature} />
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('dialog.ok')}
        </Button>
      </DialogActions>
    </>
  );
}
