import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { staysInForm } from '#platform/web/data/form-faults.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { formatTime } from '#platform/web/i18n/dates.ts';
import { useReader } from '#platform/web/i18n/use-reader.ts';
import { useModules } from '#platform/web/module.ts';
import { CodeField } from '#platform/web/ui/code-field.tsx';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { ResendButton } from '#platform/web/ui/resend-button.tsx';
import { useForm } from '#platform/web/ui/use-form.ts';
import { cancelContactCheck } from '../../contract/cancel-contact-check.ts';
import { sendContactCode } from '../../contract/send-contact-code.ts';
import type { Contact, ContactChannel } from '../../contract/shapes.ts';
import { verifyContact } from '../../contract/verify-contact.ts';
import { readContactCode } from '../../rules/contact-check.ts';
import classes from './contacts.module.css';

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
  const form = useForm(verifyContact, {
    empty: { code: '' },
    check: ({ code }) => (readContactCode(code) === null ? { code: t('faults.code') } : {}),
    refusals: { code: ['contact_code_invalid', 'contact_code_expired', 'contact_code_spent'] },
    input: ({ code }) => ({ body: { channel, code } }),
    onDone,
  });
  const giveUp = useWrite(cancelContactCheck, { onDone: onGivenUp });
  const again = useWrite(sendContactCode, {
    inPlace: staysInForm,
    onDone: () => {
      form.restart();
      form.element.ref.current?.querySelector('input')?.focus();
    },
  });
  const hints = useModules().filter(({ SentHint }) => SentHint !== undefined);
  return (
    <form {...form.element} className={classes.work}>
      <p className={classes.sent} role="status">
        {t(`contacts.sent_${channel}`, { address: check.address })}
      </p>
      <div className={classes.fields}>
        <CodeField
          kind="digits"
          size="sm"
          className={classes.code}
          label={t('contacts.code')}
          description={t('contacts.good_until', { time: formatTime(check.expires_at, reader) })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoFocus={isAsked}
          value={form.draft.code}
          error={form.faults.code}
          onType={(code) => form.change({ code })}
        />
        <div className={classes.beside}>
          <Button type="submit" loading={form.pending}>
            {t('contacts.confirm')}
          </Button>
        </div>
      </div>
      <ErrorNotice error={form.rest ?? again.error} />
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
      {/* Last, because it comes a moment later and would move what stands below it. */}
      {hints.map(({ name, SentHint }) => (
        <Suspense key={name}>{SentHint && <SentHint />}</Suspense>
      ))}
    </form>
  );
}
