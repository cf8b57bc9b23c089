import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import type { useSaveConsent } from '../data/use-save-consent.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  saving: ReturnType<typeof useSaveConsent>;
  title: string;
};

/** The last question before people hear of it. */
export function PublishDialog({ opened, onClose, saving, title }: Props) {
  const { t } = useTranslation('consents');
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={t('publish.title', { title })}
      confirmLabel={t('publish.confirm')}
      onConfirm={() => saving.run({ is_published: true })}
      pending={saving.pending}
      dangerous={false}
    >
      {t('publish.text')}
    </ConfirmDialog>
  );
}
