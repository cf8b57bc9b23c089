import { Button, Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { CallError } from '#platform/web/data/call-error.ts';
import { useAsk } from '#platform/web/data/use-ask.ts';
import { sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { EmptyFace } from '#platform/web/ui/empty-face.tsx';
import { Faces } from '#platform/web/ui/faces.tsx';
import { FailedFace } from '#platform/web/ui/failed-face.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { getReset } from '../../contract/get-reset.ts';
import { useArrival, useSignIn } from '../data/use-sign-in.ts';
import BoardGreeting from '../parts/board-greeting.tsx';
import { Entrance } from '../parts/entrance.tsx';
import { ResetForm } from '../parts/reset-form.tsx';
import SecondStepForm from '../parts/second-step-form.tsx';

/** The page behind the link of a letter: a new password, and then the school. */
export default function ResetScreen() {
  const { t } = useTranslation('account');
  const { code = '' } = useParams();
  const reset = useAsk(getReset, { params: { code } });
  const signIn = useSignIn();
  const arrive = useArrival();
  return (
    <Entrance board={<BoardGreeting />}>
      <PageTitle>{t('reset.tab')}</PageTitle>
      {signIn.step ? (
        <SecondStepForm step={signIn.step} onDone={(user_id) => void arrive(user_id)} onBack={signIn.leaveStep} />
      ) : (
        <Faces
          query={reset}
          waiting={<Skeleton height={320} />}
          empty="never"
          failed={(error) => <LinkGone error={error} onRetry={reset.refetch} />}
        >
          {({ username }) => <ResetForm code={code} username={username} signIn={signIn} />}
        </Faces>
      )}
    </Entrance>
  );
}

/** A link that opens nothing any more; a broken line is another matter and can be tried again. */
function LinkGone({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const { t } = useTranslation('account');
  if (error.status < 400 || error.status >= 500) return <FailedFace error={error} onRetry={onRetry} />;
  return (
    <EmptyFace
      isPage
      drawing="door"
      accent="yellow"
      title={t('reset.gone_title')}
      sentence={sentenceOf('reset_link_invalid')}
      action={
        <Button component={Link} to="/login?forgot=1" variant="default">
          {t('reset.ask_again')}
        </Button>
      }
    />
  );
}
