import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CallError } from '#platform/web/data/call-error.ts';
import { errorSentence } from '#platform/web/errors/error-sentence.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { FailedFace } from '#platform/web/ui/failed-face.tsx';

/** A link that confirms nothing any more; a broken line is another matter and can be tried again. */
export function EmailLinkGone({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const { t } = useTranslation('profile');
  if (error.status < 400 || error.status >= 500) return <FailedFace error={error} onRetry={onRetry} />;
  const isDone = error.key === 'email_already_verified';
  // A code of the wrong shape is refused as a request; to the reader it is the same broken link.
  const sentence = error.key === 'invalid_request' ? t('errors.email_link_invalid') : errorSentence(error);
  return (
    <EmptyFace
      isPage
      drawing={isDone ? 'done' : 'door'}
      accent={isDone ? 'board' : 'yellow'}
      title={isDone ? t('link.done_title') : t('link.gone_title')}
      sentence={sentence}
      action={
        <Button component={Link} to="/profile" variant="default">
          {t('link.to_profile')}
        </Button>
      }
    />
  );
}
