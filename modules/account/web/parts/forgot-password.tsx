import { Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/data/use-write.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { useFaultFocus } from '#platform/web/ui/use-fault-focus.ts';
import { askForReset } from '../../contract/ask-for-reset.ts';
import { RESET_MINUTES, USERNAME_MAX } from '../../contract/limits.ts';
import classes from './entrance.module.css';
import { OutboxHint } from './outbox-hint.tsx';

/** Asks for a link for a new password. What it says afterwards is the same for every name. */
export default function ForgotPassword({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('account');
  const [username, setUsername] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const ask = useWrite(askForReset, { inPlace: true, onDone: () => setAsked(username.trim()) });
  const form = useFaultFocus(tries, ask.error);
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
        <OutboxHint />
      </div>
    );
  }
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries((count) => count + 1);
        if (username.trim()) ask.run({ body: { username: username.trim() } });
      }}
    >
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
        value={username}
        error={tries > 0 && !username.trim() ? t('sign_in.username_missing') : null}
        onChange={({ currentTarget }) => setUsername(currentTarget.value)}
      />
      <ErrorNotice error={ask.error} />
      <Stack gap="xs" mt="lg">
        <Button type="submit" size="md" loading={ask.pending}>
          {t('reset.ask_submit')}
        </Button>
        {back}
      </Stack>
    </form>
  );
}
