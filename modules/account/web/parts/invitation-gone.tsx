import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CallError } from '#platform/web/data/call-error.ts';
import { errorSentence } from '#platform/web/errors/error-sentence.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { FailedFace } from '#platform/web/ui/failed-face.tsx';

/** A link that opens nothing any more; a broken line is another matter and can be tried again. */
export function InvitationGone({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const { t } = useTranslation('account');
  const isGone = error.status >= 400 && error.status < 500 && error.status !== 429;
  if (!isGone) return <FailedFace error={error} onRetry={onRetry} />;
  // A code of the wrong shape is refused as a request; to the reader it is the same broken link.
  const sentence = error.key === 'invalid_request' ? t('errors.invitation_not_found') : errorSentence(error);
  return (
    <EmptyFace
      isPage
      drawing="door"
      accent="yellow"
      title={t('invitation.gone_title')}
      sentence={sentence}
      action={
        <Button component={Link} to="/login" variant="default">
          {t('invitation.go_to_sign_in')}
        </Button>
      }
    />
  );
}
