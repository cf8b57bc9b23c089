import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staysInForm } from '#platform/web/data/form-faults.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { StatusChip } from '#platform/web/ui/status-chip.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { sendContactCode } from '../../contract/send-contact-code.ts';
import type { Contact, ContactChannel } from '../../contract/shapes.ts';
import { ContactCheck } from './contact-check.tsx';
import { ContactEditor } from './contact-editor.tsx';
import classes from './contacts.module.css';
import { RemoveContact } from './remove-contact.tsx';

type Props = { channel: ContactChannel; contact: Contact; refresh: () => Promise<unknown> };

/** One way to reach the person: what is in force, and the work of putting another in its place. */
export function ContactRow({ channel, contact: { address, is_verified, check }, refresh }: Props) {
  const { t } = useTranslation('profile');
  const row = useRef<HTMLDivElement>(null);
  const [isEditing, setIsEditing] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  // A code that was just asked for is typed next; one that was waiting already leaves the focus alone.
  const [isAsked, setIsAsked] = useState(false);
  // Each step waits for the page to know of it, so that nothing of the step before flashes up in between.
  const asked = async () => {
    setIsAsked(true);
    await refresh();
    setIsEditing(false);
  };
  const verify = useWrite(sendContactCode, { inPlace: staysInForm, onDone: asked });
  const back = () => {
    setIsEditing(false);
    row.current?.focus({ preventScroll: true });
  };
  const isResting = !check && !isEditing;
  return (
    <div className={classes.row} ref={row} tabIndex={-1}>
      <div className={classes.line}>
        <div className={classes.facts}>
          <div className={classes.label}>{t(`contacts.${channel}`)}</div>
          <div className={classes.address}>
            {address ?? <span className={classes.none}>{t(`contacts.no_${channel}`)}</span>}
            {address && (
              <StatusChip accent={is_verified ? 'green' : 'yellow'}>
                {is_verified ? t('contacts.verified') : t('contacts.unverified')}
              </StatusChip>
            )}
          </div>
        </div>
        {isResting && (
          <div className={classes.buttons}>
            {address && !is_verified && (
              <Button
                loading={verify.pending}
                aria-label={t(`contacts.verify_${channel}`)}
                onClick={() => verify.run({ body: { channel, address } })}
              >
                {t('contacts.verify')}
              </Button>
            )}
            <Button
              variant="default"
              aria-label={t(address ? `contacts.change_${channel}` : `contacts.add_${channel}`)}
              onClick={() => {
                verify.reset();
                setIsEditing(true);
              }}
            >
              {t(address ? 'contacts.change' : 'contacts.add')}
            </Button>
            {address && (
              <Button variant="subtle" aria-label={t(`contacts.remove_${channel}`)} onClick={() => setIsRemoving(true)}>
                {t('contacts.remove')}
              </Button>
            )}
          </div>
        )}
      </div>
      {isResting && <ErrorNotice error={verify.error} />}
      <RemoveContact
        channel={channel}
        address={address ?? ''}
        opened={isRemoving}
        onClose={() => setIsRemoving(false)}
      />
      {!check && isEditing && <ContactEditor channel={channel} onAsked={asked} onCancel={back} />}
      {check && (
        <ContactCheck
          channel={channel}
          check={check}
          isAsked={isAsked}
          onDone={async () => {
            await refresh();
            back();
            void toast.done(t(`contacts.${channel}_done`));
          }}
          onGivenUp={async () => {
            await refresh();
            back();
          }}
        />
      )}
    </div>
  );
}
