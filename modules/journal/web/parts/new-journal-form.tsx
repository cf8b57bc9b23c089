import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { inWords } from '#platform/web/data/form-faults.ts';
import { ErrorNotice } from '#platform/web/ui/error-notice.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { createJournal } from '../../contract/create-journal.ts';
import { TITLE_MAX } from '../../contract/limits.ts';
import { bodyOf, checkSettings, NEW_SETTINGS, SETTINGS_REFUSALS } from '../data/settings-draft.ts';
import { useSchoolId } from '../data/use-school-id.ts';
import classes from './new-journal-form.module.css';
import { type Choices, SettingsFields } from './settings-fields.tsx';

/** A new journal; when it is there, it opens. */
export function NewJournalForm({ choices }: { choices: Choices }) {
  const { t } = useTranslation('journal');
  const schoolId = useSchoolId();
  const navigate = useNavigate();
  const form = useForm(createJournal, {
    empty: NEW_SETTINGS,
    check: (draft) => inWords(checkSettings(draft), (word) => t(`errors.${word}`, { max: TITLE_MAX })),
    refusals: SETTINGS_REFUSALS,
    input: (draft) => ({ params: { schoolId }, body: bodyOf(draft) }),
    onDone: ({ id }) => {
      void navigate(`/journal/${id}`, { replace: true });
      void toast.done(t('settings.created'));
    },
  });
  return (
    <form {...form.element} tabIndex={-1} className={classes.form}>
      <SettingsFields {...form} choices={choices} isGraded={false} />
      <ErrorNotice error={form.rest} />
      <div className={classes.foot}>
        <Button variant="default" onClick={() => void navigate('/journal')}>
          {t('settings.cancel')}
        </Button>
        <Button type="submit" loading={form.pending}>
          {t('settings.create')}
        </Button>
      </div>
    </form>
  );
}
