import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useAsk } from '#platform/web/data/use-ask.ts';
import { Faces } from '#platform/web/ui/faces.tsx';
import { LinkGone } from '#platform/web/ui/link-gone.tsx';
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
          failed={(error) => (
            <LinkGone
              error={error}
              onRetry={reset.refetch}
              title={t('reset.gone_title')}
              notOurs="reset_link_invalid"
              way={{ to: '/login?forgot=1', label: t('reset.ask_again') }}
            />
          )}
        >
          {({ username }) => <ResetForm code={code} username={username} signIn={signIn} />}
        </Faces>
      )}
    </Entrance>
  );
}
