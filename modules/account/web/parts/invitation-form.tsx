import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import type { CallError } from '#platform/web/data/call-error.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { useFaultFocus } from '#platform/web/ui/use-fault-focus.ts';
import { acceptInvitation } from '../../contract/accept-invitation.ts';
import type { getInvitation } from '../../contract/get-invitation.ts';
import { PASSWORD_MAX, USERNAME_MAX } from '../../contract/limits.ts';
import { judgePassword } from '../../rules/password.ts';
import { judgeUsername, plainUsername } from '../../rules/username.ts';
import { useArrival } from '../data/use-sign-in.ts';
import classes from './entrance.module.css';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

type Props = { code: string; greeting: AnswerOf<typeof getInvitation> };
type Field = 'username' | 'password' | 'password_repeat';

/** The field that a refusal is about; others stand above the button. */
function fieldOf({ key }: Pick<CallError, 'key'>): Field | null {
  if (key.startsWith('username_')) return 'username';
  if (key === 'password_repeat_differs') return 'password_repeat';
  return key.startsWith('password_') ? 'password' : null;
}

/** Chooses a username and a password. The same rules judge here, while typing, and on the server. */
export function InvitationForm({ code, greeting }: Props) {
  const { t } = useTranslation('account');
  const [username, setUsername] = useState(greeting.suggested_username);
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [tries, setTries] = useState(0);
  const [fault, setFault] = useState<{ field: Field; sentence: string } | null>(null);
  const arrive = useArrival();
  const accept = useWrite(acceptInvitation, { inPlace: true, onDone: ({ user_id }) => arrive(user_id) });
  const form = useFaultFocus(tries, accept.error);

  const submit = () => {
    setTries((count) => count + 1);
    for (const verdict of [judgeUsername(plainUsername(username)), judgePassword(password, repeat)])
      if (!verdict.allowed)
        return setFault({ field: fieldOf(verdict) ?? 'password', sentence: sentenceOf(verdict.key, verdict.params) });
    setFault(null);
    accept.run({ params: { code }, body: { username, password, password_repeat: repeat } });
  };
  const refusedField = accept.error ? fieldOf(accept.error) : null;
  const faultOf = (field: Field): string | null => {
    if (fault) return fault.field === field ? fault.sentence : null;
    return accept.error && refusedField === field ? sentenceOf(accept.error.key, accept.error.params) : null;
  };
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h1 className={classes.title}>{t('invitation.title', { name: greeting.firstname })}</h1>
      <p className={classes.note}>{t('invitation.note', { school: greeting.school_name })}</p>
      <TextInput
        size="md"
        label={t('invitation.username')}
        description={t('invitation.username_hint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={USERNAME_MAX}
        value={username}
        error={faultOf('username')}
        onChange={({ currentTarget }) => setUsername(currentTarget.value)}
      />
      <PasswordField
        label={t('invitation.password')}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        value={password}
        error={faultOf('password')}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <PasswordField
        label={t('invitation.password_repeat')}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        value={repeat}
        error={faultOf('password_repeat')}
        onChange={({ currentTarget }) => setRepeat(currentTarget.value)}
      />
      <PasswordRules password={password} repeat={repeat} />
      <ErrorNotice error={refusedField ? null : accept.error} />
      <Button type="submit" size="md" fullWidth mt="lg" loading={accept.pending}>
        {t('invitation.submit')}
      </Button>
    </form>
  );
}
