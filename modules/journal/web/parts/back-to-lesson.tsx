import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

/** Back from a view beside the lesson; everything that was typed is still there. */
export function BackToLesson({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('journal');
  return (
    <div>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<IconArrowLeft size={16} stroke={1.75} aria-hidden="true" />}
        onClick={onBack}
      >
        {t('dialog.back')}
      </Button>
    </div>
  );
}
