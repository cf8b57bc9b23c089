import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsk } from '#platform/web/data/use-ask.ts';
import { AfterDelay } from '#platform/web/ui/after-delay.tsx';
import { PageTitle } from '#platform/web/ui/page-title.tsx';
import { listDemoAccounts } from '../../contract/list-demo-accounts.ts';
import { useArrival, useSignIn } from '../data/use-sign-in.ts';
import { useWhoIsHere } from '../data/use-who-is-here.ts';
import { Board } from '../parts/board.tsx';
import { Entrance } from '../parts/entrance.tsx';
import { OwedSignOut } from '../parts/owed-sign-out.tsx';
import { SignInWays } from '../parts/sign-in-ways.tsx';

// Nobody is in yet when most people come here.
const AlreadyHere = lazy(() => import('../parts/already-here.tsx'));

/** The sign-in page: one form, and beside it the board, in a demonstration with everybody on it. */
export default function SignInScreen() {
  const { t } = useTranslation('account');
  const signIn = useSignIn();
  const arrive = useArrival();
  const demo = useAsk(listDemoAccounts, {});
  const { here, forget } = useWhoIsHere();
  return (
    <Entrance board={<Board demo={demo.data} pending={signIn.pending} onPick={signIn.run} />}>
      <PageTitle>{t('sign_in.title')}</PageTitle>
      <OwedSignOut isPaused={signIn.pending} />
      {here === 'asking' && (
        <AfterDelay>
          <Skeleton height={320} />
        </AfterDelay>
      )}
      {typeof here === 'object' && (
        <Suspense>
          <AlreadyHere me={here} onOther={forget} />
        </Suspense>
      )}
      {here === 'nobody' && <SignInWays signIn={signIn} onDone={(user_id) => void arrive(user_id)} />}
    </Entrance>
  );
}
