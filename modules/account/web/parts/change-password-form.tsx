import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/data/use-write.ts';
import { DialogActions } from '#platform/web/ui/dialog.tsx';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useFaultFocus } from '#platform/web/ui/use-fault-focus.ts';
import { changePassword } from '../../contract/change-password.ts';
import { PASSWORD_MAX } from '../../contract/limits.ts';
import { passwordReminder } from '../data/password-reminder.ts';
import { useNewPassword } from '../data/use-new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';

/** The old password, a new one, and whether to leave everywhere else. A refusal stands at its field. */
export function ChangePasswordForm({ username, onDone }: { username: string; onDone: () => void }) {
  const { t } = useTranslation('account');
  const { t: tUi } = useTranslation();
  const [old, setOld] = useState('');
  const [endsOthers, setEndsOthers] = useState(true);
  const [tries, setTries] = useState(0);
  const chosen = useNewPassword();
  const change = useWrite(changePassword, {
    inPlace: true,
    onDone: () => {
      passwordReminder.note(false);
      void toast.done(t('security.password_saved'));
      onDone();
    },
  });
  const { at, rest } = chosen.faults(change.error);
  const form = useFaultFocus(tries, change.error);
  const missing = tries > 0 && !old ? t('sign_in.password_missing') : null;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries((count) => count + 1);
        if (!chosen.judge() || !old) return;
        const { password, repeat } = chosen;
        const body = { old_password: old, password, password_repeat: repeat, end_other_sessions: endsOthers };
        change.run({ body });
      }}
    >
      {/* Password managers keep the new password under this name. */}
      <input type="hidden" autoComplete="username" value={username} readOnly />
      <PasswordField
        mt={0}
        label={t('security.old_password')}
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        data-autofocus
        value={old}
        error={missing ?? at.old_password ?? null}
        onChange={({ currentTarget }) => setOld(currentTarget.value)}
      />
      <NewPasswordFields chosen={chosen} faults={at} />
      <Checkbox
        mt="lg"
        checked={endsOthers}
        label={t('security.end_others')}
        description={t('security.end_others_note')}
        onChange={({ currentTarget }) => setEndsOthers(currentTarget.checked)}
      />
      <ErrorNotice error={rest} />
      <DialogActions>
        <Button variant="default" onClick={onDone}>
          {tUi('dialog.cancel')}
        </Button>
        <Button type="submit" loading={change.pending}>
          {t('security.save_password')}
        </Button>
      </DialogActions>
    </form>
  );
}
