import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '#platform/web/ui/code-field.tsx';
import { DialogForm } from '#platform/web/ui/dialog-form.tsx';
import { useForm } from '#platform/web/ui/use-form.ts';
import type { Factor } from '../../contract/second-step.ts';
import { turnOnFactor } from '../../contract/turn-on-factor.ts';
import { CODE_REFUSALS } from '../data/use-second-step.ts';

type Props = {
  factor: Factor;
  label: string;
  onDone: (recovery_codes: readonly string[] | null) => void;
  onCancel: () => void;
  /** Between the field and the buttons. */
  children?: ReactNode;
};

/** The first code of a method: with it the method is turned on. */
export function FactorCodeForm({ factor, label, onDone, onCancel, children }: Props) {
  const { t } = useTranslation('account');
  const form = useForm(turnOnFactor, {
    empty: { code: '' },
    check: ({ code }) => (code.trim() ? {} : { code: t('step.code_missing') }),
    refusals: { code: CODE_REFUSALS },
    input: (body) => ({ params: { factor }, body }),
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  });
  return (
    <DialogForm form={form} onCancel={onCancel} submitLabel={t('security.turn_on')} mayGo>
      <CodeField
        kind="digits"
        label={label}
        autoFocus
        value={form.draft.code}
        error={form.faults.code}
        onType={(code) => form.change({ code })}
      />
      {children}
    </DialogForm>
  );
}
