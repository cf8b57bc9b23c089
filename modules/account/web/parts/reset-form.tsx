import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/data/use-write.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { useFaultFocus } from '#platform/web/ui/use-fault-focus.ts';
import { resetPassword } from '../../contract/reset-password.ts';
import { useNewPassword } from '../data/use-new-password.ts';
import type { SignIn } from '../data/use-sign-in.ts';
import classes from './entrance.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';

type Props = { code: string; username: string; signIn: SignIn };

/** Chooses a new password with the link of a letter, and then signs in with it like on the sign-in page. */
export function ResetForm({ code, username, signIn }: Props) {
  const { t } = useTranslation('account');
  const [tries, setTries] = useState(0);
  const chosen = useNewPassword();
  const reset = useWrite(resetPassword, {
    inPlace: true,
    onDone: (answer) => signIn.run({ username: answer.username, password: chosen.password }),
  });
  const { at, rest } = chosen.faults(reset.error);
  const form = useFaultFocus(tries, reset.error);
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries((count) => count + 1);
        if (!chosen.judge()) return;
        reset.run({ params: { code }, body: { password: chosen.password, password_repeat: chosen.repeat } });
      }}
    >
      <h1 className={classes.title}>{t('reset.title')}</h1>
      <p className={classes.note}>{t('reset.note', { username })}</p>
      {/* Password managers keep the new password under this name. */}
      <input type="hidden" autoComplete="username" value={username} readOnly />
      <NewPasswordFields chosen={chosen} faults={at} />
      <ErrorNotice error={rest ?? signIn.error} />
      <Button type="submit" size="md" fullWidth mt="lg" loading={reset.pending || signIn.pending}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
