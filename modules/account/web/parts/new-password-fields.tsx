import { useTranslation } from 'react-i18next';
import { PASSWORD_MAX } from '../../contract/limits.ts';
import type { NewPassword, PasswordFaults } from '../data/use-new-password.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

/** A new password, its repeat, and what it still needs. */
export function NewPasswordFields({ chosen, faults }: { chosen: NewPassword; faults: PasswordFaults }) {
  const { t } = useTranslation('account');
  return (
    <>
      <PasswordField
        label={t('security.new_password')}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        value={chosen.password}
        error={faults.password ?? null}
        onChange={({ currentTarget }) => chosen.setPassword(currentTarget.value)}
      />
      <PasswordField
        label={t('security.new_repeat')}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        value={chosen.repeat}
        error={faults.password_repeat ?? null}
        onChange={({ currentTarget }) => chosen.setRepeat(currentTarget.value)}
      />
      <PasswordRules password={chosen.password} repeat={chosen.repeat} />
    </>
  );
}
