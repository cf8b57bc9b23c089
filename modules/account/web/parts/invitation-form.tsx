import { Button, Stack, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { useForm } from '#platform/web/ui/use-form.ts';
import { acceptInvitation } from '../../contract/accept-invitation.ts';
import type { getInvitation } from '../../contract/get-invitation.ts';
import { USERNAME_MAX } from '../../contract/limits.ts';
import { judgeUsername, plainUsername } from '../../rules/username.ts';
import { checkPassword, NO_PASSWORD, PASSWORD_REFUSALS } from '../data/new-password.ts';
import { useArrival } from '../data/use-sign-in.ts';
import classes from './entrance.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';

type Props = { code: string; greeting: AnswerOf<typeof getInvitation> };

function checkUsername(typed: string): { username?: string } {
  const verdict = judgeUsername(plainUsername(typed));
  return verdict.allowed ? {} : { username: sentenceOf(verdict.key, verdict.params) };
}

/** Chooses a username and a password. The same rules judge here, before anything is sent, and on the server. */
export function InvitationForm({ code, greeting }: Props) {
  const { t } = useTranslation('account');
  const arrive = useArrival();
  const form = useForm(acceptInvitation, {
    empty: { username: greeting.suggested_username, ...NO_PASSWORD },
    check: (draft) => ({ ...checkUsername(draft.username), ...checkPassword(draft) }),
    refusals: { username: ['username_invalid', 'username_taken'], ...PASSWORD_REFUSALS },
    input: (body) => ({ params: { code }, body }),
    onDone: ({ user_id }) => arrive(user_id),
    drawsAll: true,
  });
  return (
    <form {...form.element} className={classes.form}>
      <h1 className={classes.title}>{t('invitation.title', { name: greeting.firstname })}</h1>
      <p className={classes.note}>{t('invitation.note', { school: greeting.school_name })}</p>
      <Stack>
        <TextInput
          size="md"
          label={t('invitation.username')}
          description={t('invitation.username_hint')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={USERNAME_MAX}
          value={form.draft.username}
          error={form.faults.username}
          onChange={({ currentTarget }) => form.change({ username: currentTarget.value })}
        />
        <NewPasswordFields {...form} label={t('invitation.password')} repeatLabel={t('invitation.password_repeat')} />
      </Stack>
      <ErrorNotice error={form.rest} />
      <Button type="submit" size="md" fullWidth mt="lg" loading={form.pending}>
        {t('invitation.submit')}
      </Button>
    </form>
  );
}
