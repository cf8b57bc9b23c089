import { Button, Stack, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { useTries } from '#platform/web/ui/use-tries.ts';
import { USERNAME_MAX } from '../../contract/limits.ts';
import type { SignIn } from '../data/use-sign-in.ts';
import classes from './entrance.module.css';
import { PasswordField } from './password-field.tsx';

/** Username and password. What was typed stays, and a refusal stands at the field that it is about. */
export function SignInForm({ signIn, onForgot }: { signIn: SignIn; onForgot: () => void }) {
  const { t } = useTranslation('account');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const passwordField = useRef<HTMLInputElement>(null);
  const { error } = signIn;
  const { element, wasTried } = useTries(error, () => {
    if (username.trim() && password) signIn.run({ username: username.trim(), password });
  });
  const isWrong = error?.key === 'wrong_username_or_password';
  useEffect(() => {
    if (isWrong) passwordField.current?.select();
  }, [isWrong]);

  const passwordFault = wasTried && !password ? t('sign_in.password_missing') : null;
  return (
    <form {...element} className={classes.form}>
      <h1 className={classes.title}>{t('sign_in.title')}</h1>
      <p className={classes.note}>{t('sign_in.note')}</p>
      <Stack>
        <TextInput
          size="md"
          label={t('sign_in.username')}
          name="username"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={USERNAME_MAX}
          value={username}
          error={wasTried && !username.trim() ? t('sign_in.username_missing') : null}
          onChange={({ currentTarget }) => setUsername(currentTarget.value)}
        />
        <PasswordField
          ref={passwordField}
          label={t('sign_in.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          error={passwordFault ?? (isWrong ? sentenceOf(error.key) : null)}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </Stack>
      <ErrorNotice error={isWrong ? null : error} />
      <Button type="submit" size="md" fullWidth mt="lg" loading={signIn.pending}>
        {t('sign_in.submit')}
      </Button>
      <Button variant="subtle" size="sm" fullWidth mt="xs" onClick={onForgot}>
        {t('sign_in.forgot')}
      </Button>
    </form>
  );
}
