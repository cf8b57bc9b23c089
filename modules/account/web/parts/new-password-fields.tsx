import type { Form } from '#platform/web/ui/use-form.ts';
import type { NewPassword } from '../data/new-password.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

type Props = Pick<Form<NewPassword>, 'draft' | 'change' | 'faults'> & { label: string; repeatLabel: string };

/** A new password, its repeat, and what it still needs. */
export const NewPasswordFields = ({ draft, change, faults, label, repeatLabel }: Props) => (
  <>
    <PasswordField
      label={label}
      autoComplete="new-password"
      value={draft.password}
      error={faults.password}
      onChange={({ currentTarget }) => change({ password: currentTarget.value })}
    />
    <PasswordField
      label={repeatLabel}
      autoComplete="new-password"
      value={draft.password_repeat}
      error={faults.password_repeat}
      onChange={({ currentTarget }) => change({ password_repeat: currentTarget.value })}
    />
    <PasswordRules password={draft.password} repeat={draft.password_repeat} />
  </>
);
