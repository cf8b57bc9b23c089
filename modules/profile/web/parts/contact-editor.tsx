import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staysInForm } from '#platform/web/data/form-faults.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { errorSentence } from '#platform/web/errors/error-sentence.ts';
import { useFaultFocus } from '#platform/web/ui/use-fault-focus.ts';
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
  const [address, setAddress] = useState('');
  const send = useWrite(sendContactCode, { inPlace: staysInForm, onDone: onAsked });
  const form = useFaultFocus(0, send.error);
  return (
    <form
      ref={form}
      className={classes.work}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send.run({ body: { channel, address } });
      }}
    >
      <div className={classes.fields}>
        <TextInput
          {...FIELDS[channel]}
          className={classes.wide}
          label={t(`contacts.new_${channel}`)}
          description={channel === 'phone' ? t('contacts.phone_note') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data-autofocus
          autoFocus
          maxLength={CONTACT_TYPED_MAX}
          value={address}
          error={send.error && staysInForm(send.error) ? errorSentence(send.error) : undefined}
          onChange={({ currentTarget }) => {
            if (send.error) send.reset();
            setAddress(currentTarget.value);
          }}
        />
        <div className={classes.beside}>
          <Button type="submit" loading={send.pending}>
            {t('contacts.send')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t('contacts.cancel')}
          </Button>
        </div>
      </div>
    </form>
  );
}
