import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSomebodyThere } from '#platform/web/data/use-somebody-there.ts';
import type { SignIn } from '../data/use-sign-in.ts';
import classes from './entrance.module.css';
import { ProofWays } from './proof-ways.tsx';
import { SignInForm } from './sign-in-form.tsx';

// Most people need none of these at once, so the page does not wait for them.
const SecondStepForm = lazy(() => import('./second-step-form.tsx'));
const PasskeyAutofill = lazy(() => import('./passkey-autofill.tsx'));
const ForgotPassword = lazy(() => import('./forgot-password.tsx'));

type Props = { signIn: SignIn; onDone: (user_id: number) => void };

/** What the sign-in page asks for now: a password or another way, the second step, or a name for a new password. */
export function SignInWays({ signIn, onDone }: Props) {
  const { t } = useTranslation('account');
  const [search, setSearch] = useSearchParams();
  const isSomebodyThere = useSomebodyThere();
  const ask = (isForgotten: boolean) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (isForgotten) next.set('forgot', '1');
      else next.delete('forgot');
      return next;
    });
  if (signIn.step) {
    return (
      <Suspense>
        <SecondStepForm step={signIn.step} onDone={onDone} onBack={signIn.leaveStep} />
      </Suspense>
    );
  }
  if (search.has('forgot')) {
    return (
      <Suspense>
        <ForgotPassword onBack={() => ask(false)} />
      </Suspense>
    );
  }
  return (
    <div>
      <ProofWays purpose="sign-in" onDone={onDone}>
        <SignInForm signIn={signIn} onForgot={() => ask(true)} />
        {isSomebodyThere && (
          <Suspense>
            <PasskeyAutofill onDone={onDone} />
          </Suspense>
        )}
      </ProofWays>
      <p className={classes.hint}>{t('sign_in.help')}</p>
    </div>
  );
}
