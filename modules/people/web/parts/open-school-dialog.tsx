import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#platform/contract/endpoint.ts';
import { inWords } from '#platform/web/data/form-faults.ts';
import { Dialog, DialogActions } from '#platform/web/ui/dialog.tsx';
import { DialogForm } from '#platform/web/ui/dialog-form.tsx';
import { fullName } from '#platform/web/ui/initials.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { createSchool } from '../../contract/create-school.ts';
import { checkOpenSchool, NO_SCHOOL, OPEN_SCHOOL_REFUSALS, openSchoolBody } from '../data/open-school-draft.ts';
import { InvitationLink } from './invitation-link.tsx';
import { OpenSchoolFields } from './open-school-fields.tsx';

/** Opens a school; afterwards it holds the link for the first administrator. What was typed survives closing. */
export function OpenSchoolDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation(['people', 'ui']);
  const [answer, setAnswer] = useState<AnswerOf<typeof createSchool> | null>(null);
  const form = useForm(createSchool, {
    empty: NO_SCHOOL,
    check: (draft) => inWords(checkOpenSchool(draft), t),
    refusals: OPEN_SCHOOL_REFUSALS,
    input: (draft) => ({ body: openSchoolBody(draft) }),
    onDone: setAnswer,
  });
  const forget = () => {
    if (answer) form.restart();
    setAnswer(null);
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={forget}
      width={answer ? 'medium' : 'large'}
      title={answer ? t('open_school.ready', { name: form.draft.name }) : t('open_school.title')}
    >
      {answer ? (
        <>
          <InvitationLink invitation={answer.invitation} name={fullName(form.draft)} />
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {t('invitation.done')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <DialogForm form={form} onCancel={onClose} submitLabel={t('open_school.submit')} mayGo>
          <OpenSchoolFields {...form} />
        </DialogForm>
      )}
    </Dialog>
  );
}
