import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { useForm } from '#platform/web/ui/use-form.ts';
import { CONTACT_TYPED_MAX } from '../../contract/limits.ts';
import { sendContactCode } from '../../contract/send-contact-code.ts';
import type { ContactChannel } from '../../contract/shapes.ts';
import classes from './contacts.module.css';

const FIELDS = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
} as const;

type Props = { channel: ContactChannel; onAsked: () => Promise<unknown>; onCancel: () => void };

/** A new address or number, to which a code is then sent. */
export function ContactEditor({ channel, onAsked, onCancel }: Props) {
  const { t } = useTranslation('profile');
  const form = useForm(sendContactCode, {
    empty: { address: '' },
    refusals: { address: ['email_invalid', 'phone_invalid', 'email_already_verified', 'phone_already_verified'] },
    input: ({ address }) => ({ body: { channel, address } }),
    onDone: onAsked,
  });
  return (
    <form {...form.element} className={classes.work}>
      <div className={classes.fields}>
        <TextInput
          {...FIELDS[channel]}
          className={classes.wide}
          label={t(`contacts.new_${channel}`)}
          description={channel === 'phone' ? t('contacts.phone_note') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoFocus
          maxLength={CONTACT_TYPED_MAX}
          value={form.draft.address}
          error={form.faults.address}
          onChange={({ currentTarget }) => form.change({ address: currentTarget.value })}
        />
        <div className={classes.beside}>
          <Button type="submit" loading={form.pending}>
            {t('contacts.send')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t('contacts.cancel')}
          </Button>
        </div>
      </div>
      <ErrorNotice error={form.rest} />
    </form>
  );
}
