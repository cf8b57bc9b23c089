import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf, Endpoint, InputOf } from '#platform/contract/endpoint.ts';
import { staysInForm } from '#platform/web/data/form-faults.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { Dialog, DialogActions } from '#platform/web/ui/dialog.tsx';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { INVITATION_DAYS } from '../../contract/limits.ts';
import { InvitationLink, type Link } from './invitation-link.tsx';

type Props<E extends Endpoint> = { endpoint: E; input: InputOf<E>; name: string };

/** Makes a fresh link for somebody who has not joined yet. */
export function RenewInvitation<E extends Endpoint>({ endpoint, input, name }: Props<E>) {
  const { t } = useTranslation('people');
  const { t: tUi } = useTranslation();
  const [opened, { open, close }] = useDisclosure();
  const [invitation, setInvitation] = useState<AnswerOf<E> | null>(null);
  const { run, pending, error, reset } = useWrite(endpoint, { inPlace: staysInForm, onDone: setInvitation });
  const forget = () => {
    reset();
    setInvitation(null);
  };
  return (
    <>
      <Button variant="default" size="compact-sm" onClick={open}>
        {t('invitation.renew')}
      </Button>
      <Dialog
        opened={opened}
        onClose={close}
        onClosed={forget}
        title={invitation ? t('invitation.ready') : t('invitation.renew_title', { name })}
      >
        {invitation ? (
          <InvitationLink invitation={invitation as Link} name={name} />
        ) : (
          <Text size="sm" c="dimmed">
            {t('invitation.renew_text', { count: INVITATION_DAYS })}
          </Text>
        )}
        <ErrorNotice error={error} />
        <DialogActions>
          <Button variant="default" onClick={close}>
            {invitation ? t('invitation.done') : tUi('dialog.cancel')}
          </Button>
          {!invitation && (
            <Button loading={pending} onClick={() => run(input)}>
              {t('invitation.renew')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}
