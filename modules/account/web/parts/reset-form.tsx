import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { useForm } from '#platform/web/ui/use-form.ts';
import { resetPassword } from '../../contract/reset-password.ts';
import { checkPassword, NO_PASSWORD, PASSWORD_REFUSALS } from '../data/new-password.ts';
import type { SignIn } from '../data/use-sign-in.ts';
import classes from './entrance.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';

type Props = { code: string; username: string; signIn: SignIn };

/** Chooses a new password with the link of a letter, and then signs in with it like on the sign-in page. */
export function ResetForm({ code, username, signIn }: Props) {
  const { t } = useTranslation('account');
  const form = useForm(resetPassword, {
    empty: NO_PASSWORD,
    check: checkPassword,
    refusals: PASSWORD_REFUSALS,
    input: (body) => ({ params: { code }, body }),
    onDone: (answer, { password }) => signIn.run({ username: answer.username, password }),
    drawsAll: true,
  });
  return (
    <form {...form.element} className={classes.form}>
      <h1 className={classes.title}>{t('reset.title')}</h1>
      <p className={classes.note}>{t('reset.note', { username })}</p>
      {/* Password managers keep the new password under this name. */}
      <input type="hidden" autoComplete="username" value={username} readOnly />
      <Stack>
        <NewPasswordFields {...form} label={t('security.new_password')} repeatLabel={t('security.new_repeat')} />
      </Stack>
      <ErrorNotice error={form.rest ?? signIn.error} />
      <Button type="submit" size="md" fullWidth mt="lg" loading={form.pending || signIn.pending}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
