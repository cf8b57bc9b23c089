import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { inWords } from '#platform/web/data/form-faults.ts';
import { Dialog, DialogActions } from '#platform/web/ui/dialog.tsx';
import { DialogForm } from '#platform/web/ui/dialog-form.tsx';
import { fullName } from '#platform/web/ui/initials.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { invitePerson } from '../../contract/invite-person.ts';
import { checkInvite, emailOwner, INVITE_REFUSALS, inviteBody, NOBODY } from '../data/invite-draft.ts';
import { useInvite } from '../data/use-invite.ts';
import { usePeople } from '../data/use-people.ts';
import { usePeopleFilter } from '../data/use-people-filter.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import { InvitationLink } from './invitation-link.tsx';
import { InviteFields } from './invite-fields.tsx';

/** Invites a person; afterwards it holds the link until it is closed. What was typed survives closing. */
export function InviteDialog() {
  const { t } = useTranslation(['people', 'ui']);
  const schoolId = useSchoolId();
  const { isInviting, stop } = useInvite();
  // The list behind the dialog says whom this person may invite; where it could not be read, the refusal does.
  const people = usePeople(usePeopleFilter().filter);
  const [invitation, setInvitation] = useState<AnswerOf<typeof invitePerson> | null>(null);
  const form = useForm(invitePerson, {
    empty: NOBODY,
    check: (draft) => inWords(checkInvite(draft), t),
    refusals: INVITE_REFUSALS,
    input: (draft) => {
      const body = inviteBody(draft);
      return body && { params: { schoolId }, body };
    },
    onDone: setInvitation,
  });
  const forget = () => {
    if (invitation) form.restart();
    setInvitation(null);
  };
  // The next one is often of the same kind: a class is invited one by one.
  const again = () => {
    const { type_id, class_id, label } = form.draft;
    form.restart({ type_id, class_id, label });
    setInvitation(null);
  };
  return (
    <Dialog
      opened={isInviting}
      onClose={stop}
      onClosed={forget}
      title={invitation ? t('invitation.ready') : t('invite.title')}
    >
      {invitation ? (
        <>
          <InvitationLink invitation={invitation} name={fullName(form.draft)} />
          <DialogActions>
            <Button variant="default" onClick={again}>
              {t('invitation.another')}
            </Button>
            <Button variant="default" onClick={stop}>
              {t('invitation.done')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <DialogForm form={form} onCancel={stop} submitLabel={t('invite.submit')} mayGo>
          <InviteFields {...form} may={people.data?.pages[0]?.may} takenBy={emailOwner(form.error)} />
        </DialogForm>
      )}
    </Dialog>
  );
}
