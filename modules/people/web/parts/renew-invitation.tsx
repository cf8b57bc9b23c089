import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { useWrite } from '#platform/web/data/use-write.ts';
import { Dialog, DialogActions } from '#platform/web/ui/dialog.tsx';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { fullName } from '#platform/web/ui/initials.ts';
import { INVITATION_DAYS } from '../../contract/limits.ts';
import { renewInvitation } from '../../contract/renew-invitation.ts';
import { staysInForm } from '../data/form-faults.ts';
import type { Person } from '../data/person.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { InvitationLink } from './invitation-link.tsx';

/** Makes a fresh link for somebody who has not joined yet. */
export function RenewInvitation({ person }: { person: Person }) {
  const { t } = useTranslation('people');
  const { t: tUi } = useTranslation();
  const schoolId = useSchoolId();
  const [opened, { open, close }] = useDisclosure();
  const [invitation, setInvitation] = useState<AnswerOf<typeof renewInvitation> | null>(null);
  const { run, pending, error, reset } = useWrite(renewInvitation, { inPlace: staysInForm, onDone: setInvitation });
  const name = fullName(person);
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
          <InvitationLink invitation={invitation} name={name} />
        ) : (
          <Text size="sm" c="dimmed">
            {t('invitation.renew_text', { count: INVITATION_DAYS })}
          </Text>
        )}
        <ErrorNotice error={error && staysInForm(error) ? error : null} />
        <DialogActions>
          <Button variant="default" onClick={close}>
            {invitation ? t('invitation.done') : tUi('dialog.cancel')}
          </Button>
          {!invitation && (
            <Button loading={pending} onClick={() => run({ params: { schoolId, personId: person.user_id } })}>
              {t('invitation.renew')}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}
