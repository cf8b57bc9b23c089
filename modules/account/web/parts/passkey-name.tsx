import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBlank } from '#platform/contract/text.ts';
import { staysInForm } from '#platform/web/data/form-faults.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { useFaultFocus } from '#platform/web/ui/use-fault-focus.ts';
import { PASSKEY_NAME_MAX } from '../../contract/limits.ts';
import { renamePasskey } from '../../contract/rename-passkey.ts';

type Props = {
  passkey: { id: number; name: string };
  submitLabel: string;
  onDone: () => void;
  /** How the button stands among others. */
  actions?: (submit: ReactNode) => ReactNode;
};

/** The name of a passkey, ready to be typed over. */
export function PasskeyName({ passkey, submitLabel, onDone, actions = (submit) => submit }: Props) {
  const { t } = useTranslation('account');
  const [name, setName] = useState(passkey.name);
  const [tries, setTries] = useState(0);
  const { run, pending, error } = useWrite(renamePasskey, { inPlace: staysInForm, onDone });
  const form = useFaultFocus(tries, error);
  const isMissing = isBlank(name);
  const submit = () => {
    setTries((count) => count + 1);
    if (isMissing) return;
    // Whoever leaves the name as it is has nothing to wait for.
    if (name === passkey.name) onDone();
    else run({ params: { passkeyId: passkey.id }, body: { name } });
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextInput
        label={t('passkeys.name')}
        value={name}
        maxLength={PASSKEY_NAME_MAX}
        error={tries > 0 && isMissing ? t('errors.passkey_name_blank') : null}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        data-autofocus
      />
      <ErrorNotice error={error} />
      {actions(
        <Button type="submit" loading={pending}>
          {submitLabel}
        </Button>,
      )}
    </form>
  );
}
