import { Alert, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../data/call-error.ts';
import { errorSentence } from '../errors/error-sentence.ts';

/** A failure near the thing: above a form's button, or in place of a list that could not be refreshed. */
export function ErrorNotice({ error }: { error: CallError | null }) {
  const { t } = useTranslation();
  if (!error) return null;
  return (
    <Alert color="coral" role="alert" icon={<IconAlertCircle aria-hidden="true" />} my="sm">
      <Text size="sm" c="inherit" className="kriit-lines">
        {errorSentence(error)}
      </Text>
      {error.status >= 500 && error.requestId && (
        <Text size="xs" mt={4} c="inherit">
          {t('error.request_id', { id: error.requestId })}
        </Text>
      )}
    </Alert>
  );
}
