import { useTranslation } from 'react-i18next';
import { inWords } from '#platform/web/data/form-faults.ts';
import { SaveForm } from '#platform/web/ui/save-form.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { TITLE_MAX } from '../../contract/limits.ts';
import { saveJournalSettings } from '../../contract/save-journal-settings.ts';
import type { JournalSettings } from '../../contract/settings-shapes.ts';
import { bodyOf, checkSettings, draftOf, isSameDraft, SETTINGS_REFUSALS } from '../data/settings-draft.ts';
import { type Choices, SettingsFields } from './settings-fields.tsx';

type Props = { saved: JournalSettings; choices: Choices; refresh: () => Promise<unknown> };

/** The settings of a journal: changes lie over what the server has until they are saved. */
export function JournalSettingsForm({ saved, choices, refresh }: Props) {
  const { t } = useTranslation('journal');
  const empty = draftOf(saved);
  const form = useForm(saveJournalSettings, {
    empty,
    check: (draft) => inWords(checkSettings(draft), (word) => t(`errors.${word}`, { max: TITLE_MAX })),
    refusals: SETTINGS_REFUSALS,
    input: (draft) => ({ params: { id: saved.id }, body: { ...bodyOf(draft), since: saved.updated_at } }),
    onDone: async () => {
      await refresh();
      form.restart();
      void toast.done(t('settings.saved'));
    },
  });
  return (
    <SaveForm form={form} isDirty={!isSameDraft(form.draft, empty)}>
      <SettingsFields {...form} choices={choices} isGraded={saved.has_grades} />
    </SaveForm>
  );
}
