import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBlank } from '#platform/contract/text.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { useForm } from '#platform/web/ui/use-form.ts';
import { askForReset } from '../../contract/ask-for-reset.ts';
import { RESET_MINUTES, USERNAME_MAX } from '../../contract/limits.ts';
import classes from './entrance.module.css';
import { useOutboxHint } from './outbox-hint.tsx';

/** Asks for a link for a new password. What it says afterwards is the same for every name. */
export default function ForgotPassword({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('account');
  const [asked, setAsked] = useState<string | null>(null);
  const outboxHint = useOutboxHint();
  const form = useForm(askForReset, {
    empty: { username: '' },
    check: ({ username }) => (isBlank(username) ? { username: t('sign_in.username_missing') } : {}),
    refusals: { username: [] },
    input: ({ username }) => ({ body: { username: username.trim() } }),
    onDone: (_answer, { username }) => setAsked(username.trim()),
    drawsAll: true,
  });
  const back = (
    <Button variant={asked === null ? 'subtle' : 'default'} size={asked === null ? 'sm' : 'md'} onClick={onBack}>
      {t('reset.back')}
    </Button>
  );
  if (asked !== null) {
    return (
      <div className={classes.form}>
        <h1 className={classes.title}>{t('reset.asked_title')}</h1>
        <p className={classes.note} role="status">
          {t('reset.asked_note', { username: asked, minutes: RESET_MINUTES })}
        </p>
        <Stack>{back}</Stack>
        <p className={classes.hint}>{t('reset.asked_help')}</p>
        {outboxHint}
      </div>
    );
  }
  return (
    <form {...form.element} className={classes.form}>
      <h1 className={classes.title}>{t('reset.ask_title')}</h1>
      <p className={classes.note}>{t('reset.ask_note')}</p>
      <TextInput
        size="md"
        label={t('sign_in.username')}
        autoComplete="username"
        autoCapitalize="none"
        autoFocus
        spellCheck={false}
        maxLength={USERNAME_MAX}
        value={form.draft.username}
        error={form.faults.username}
        onChange={({ currentTarget }) => form.change({ username: currentTarget.value })}
      />
      <ErrorNotice error={form.rest} />
      <Stack gap="xs" mt="lg">
        <Button type="submit" size="md" loading={form.pending}>
          {t('reset.ask_submit')}
        </Button>
        {back}
      </Stack>
    </form>
  );
}
