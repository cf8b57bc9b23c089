import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { usePasskeyName } from '../data/use-passkey-name.ts';
import { PasskeyNameField } from './passkey-name-field.tsx';
import classes from './passkey-page.module.css';

type Props = { passkey: { id: number; name: string }; onDone: () => void };

/** A passkey that was just made, named after its device until somebody types over it. */
export function NewPasskey({ passkey, onDone }: Props) {
  const { t } = useTranslation('account');
  const form = usePasskeyName(passkey, onDone);
  return (
    <form {...form.element} className={classes.name}>
      <PasskeyNameField {...form} autoFocus />
      <ErrorNotice error={form.rest} />
      <div className={classes.actions}>
        <Button type="submit" loading={form.pending}>
          {t('passkeys.done')}
        </Button>
      </div>
    </form>
  );
}
