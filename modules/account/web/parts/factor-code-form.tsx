import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '#platform/web/data/use-write.ts';
import { sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { DialogActions } from '#platform/web/ui/dialog.tsx';
import { useFaultFocus } from '#platform/web/ui/use-fault-focus.ts';
import type { Factor } from '../../contract/second-step.ts';
import { turnOnFactor } from '../../contract/turn-on-factor.ts';
import { CodeField } from './code-field.tsx';

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
  const { t: tUi } = useTranslation();
  const [code, setCode] = useState('');
  const [tries, setTries] = useState(0);
  const turnOn = useWrite(turnOnFactor, { inPlace: true, onDone: ({ recovery_codes }) => onDone(recovery_codes) });
  const { error } = turnOn;
  const form = useFaultFocus(tries, error);
  const missing = tries > 0 && !code.trim() ? t('step.code_missing') : null;
  const refused = error && !error.isTold ? sentenceOf(error.key, error.params) : null;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries((count) => count + 1);
        if (code.trim()) turnOn.run({ params: { factor }, body: { code } });
      }}
    >
      <CodeField kind="digits" label={label} autoFocus value={code} error={missing ?? refused} onType={setCode} />
      {children}
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {tUi('dialog.cancel')}
        </Button>
        <Button type="submit" loading={turnOn.pending}>
          {t('security.turn_on')}
        </Button>
      </DialogActions>
    </form>
  );
}
