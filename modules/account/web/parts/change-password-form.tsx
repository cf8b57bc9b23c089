import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DialogForm } from '#platform/web/ui/dialog-form.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { changePassword } from '../../contract/change-password.ts';
import { checkPassword, NO_PASSWORD, PASSWORD_REFUSALS } from '../data/new-password.ts';
import { passwordReminder } from '../data/password-reminder.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordField } from './password-field.tsx';

/** The old password, a new one, and whether to leave everywhere else. */
export function ChangePasswordForm({ username, onDone }: { username: string; onDone: () => void }) {
  const { t } = useTranslation('account');
  const form = useForm(changePassword, {
    empty: { old_password: '', ...NO_PASSWORD, end_other_sessions: true },
    check: (draft) => ({
      ...(draft.old_password === '' && { old_password: t('sign_in.password_missing') }),
      ...checkPassword(draft),
    }),
    refusals: { old_password: ['wrong_old_password'], ...PASSWORD_REFUSALS, end_other_sessions: [] },
    input: (body) => ({ body }),
    onDone: () => {
      passwordReminder.note(false);
      void toast.done(t('security.password_saved'));
      onDone();
    },
  });
  const { draft, change, faults } = form;
  return (
    <DialogForm form={form} onCancel={onDone} submitLabel={t('security.save_password')}>
      {/* Password managers keep the new password under this name. */}
      <input type="hidden" autoComplete="username" value={username} readOnly />
      <PasswordField
        label={t('security.old_password')}
        autoComplete="current-password"
        value={draft.old_password}
        error={faults.old_password}
        onChange={({ currentTarget }) => change({ old_password: currentTarget.value })}
      />
      <NewPasswordFields {...form} label={t('security.new_password')} repeatLabel={t('security.new_repeat')} />
      <Checkbox
        mt="xs"
        checked={draft.end_other_sessions}
        label={t('security.end_others')}
        description={t('security.end_others_note')}
        onChange={({ currentTarget }) => change({ end_other_sessions: currentTarget.checked })}
      />
    </DialogForm>
  );
}
