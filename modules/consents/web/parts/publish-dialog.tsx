import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/web/data/use-call.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { countAsked } from '../../contract/count-asked.ts';
import type { targetOf } from '../data/group-choice.ts';
import type { useSaveConsent } from '../data/use-save-consent.ts';
import { useSchoolQuery } from '../data/use-school-query.ts';

type Props = {
  opened: boolean;
  onClose: () => void;
  saving: ReturnType<typeof useSaveConsent>;
  title: string;
  target: ReturnType<typeof targetOf>;
};

/** The last question before people hear of it. */
export function PublishDialog({ opened, onClose, saving, title, target }: Props) {
  const { t } = useTranslation('consents');
  const asked = useCall(countAsked, { query: useSchoolQuery(), body: target }, { enabled: opened });
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
      {/* The line is there before its number is, so that nothing moves under a finger. */}
      <Text component="p" fw={600} mb="xs">
        {asked.data ? t('publish.asked', { count: asked.data.count }) : '\u00a0'}
      </Text>
      {t('publish.text')}
    </ConfirmDialog>
  );
}
