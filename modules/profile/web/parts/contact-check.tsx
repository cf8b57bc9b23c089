import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staysInForm } from '#platform/web/data/form-faults.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { errorSentence } from '#platform/web/errors/error-sentence.ts';
import { formatTime } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { useFaultFocus } from '#platform/web/ui/use-fault-focus.ts';
import { cancelContactCheck } from '../../contract/cancel-contact-check.ts';
import { CODE_DIGITS } from '../../contract/limits.ts';
import { sendContactCode } from '../../contract/send-contact-code.ts';
import type { Contact, ContactChannel } from '../../contract/shapes.ts';
import { verifyContact } from '../../contract/verify-contact.ts';
import classes from './contacts.module.css';
import { ResendButton } from './resend-button.tsx';

type Props = {
  channel: ContactChannel;
  check: NonNullable<Contact['check']>;
  /** The person has just asked for the code here. */
  isAsked: boolean;
  onDone: () => Promise<unknown>;
  onGivenUp: () => Promise<unknown>;
};

/** A code is on its way: typed here, sent again, or given up. */
export function ContactCheck({ channel, check, isAsked, onDone, onGivenUp }: Props) {
  const { t } = useTranslation('profile');
  const reader = useReader();
  const [code, setCode] = useState('');
  const [tries, setTries] = useState(0);
  const verify = useWrite(verifyContact, { inPlace: staysInForm, onDone });
  const giveUp = useWrite(cancelContactCheck, { onDone: onGivenUp });
  const again = useWrite(sendContactCode, {
    inPlace: staysInForm,
    onDone: () => {
      verify.reset();
      setCode('');
      setTries(0);
      form.current?.querySelector('input')?.focus();
    },
  });
  const form = useFaultFocus(tries, verify.error);
  const isWhole = code.length === CODE_DIGITS;
  const refused = verify.error && staysInForm(verify.error) ? errorSentence(verify.error) : undefined;
  return (
    <form
      ref={form}
      className={classes.work}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTries((count) => count + 1);
        if (isWhole) verify.run({ body: { channel, code } });
      }}
    >
      <p className={classes.sent} role="status">
        {t(`contacts.sent_${channel}`, { address: check.address })}
      </p>
      <div className={classes.fields}>
        <TextInput
          className={classes.code}
          label={t('contacts.code')}
          description={t('contacts.good_until', { time: formatTime(check.expires_at, reader) })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus={isAsked}
          value={code}
          error={refused ?? (tries > 0 && !isWhole ? t('faults.code') : undefined)}
          onChange={({ currentTarget }) => {
            if (verify.error) verify.reset();
            setTries(0);
            // A code that is pasted may bring spaces along.
            setCode(currentTarget.value.replace(/\D/g, '').slice(0, CODE_DIGITS));
          }}
        />
        <div className={classes.beside}>
          <Button type="submit" loading={verify.pending}>
            {t('contacts.confirm')}
          </Button>
        </div>
      </div>
      <ErrorNotice error={again.error} />
      <div className={classes.further}>
        <ResendButton
          key={check.expires_at}
          seconds={check.resend_in_seconds}
          pending={again.pending}
          onClick={() => again.run({ body: { channel, address: check.address } })}
        />
        <Button
          variant="subtle"
          size="compact-sm"
          loading={giveUp.pending}
          onClick={() => giveUp.run({ params: { channel } })}
        >
          {t('contacts.give_up')}
        </Button>
      </div>
    </form>
  );
}
