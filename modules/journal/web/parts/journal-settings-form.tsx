import { useTranslation } from 'react-i18next';
import { inWords } from '#platform/web/data/form-faults.ts';
import { SaveForm } from '#platform/web/ui/save-form.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { TITLE_MAX } from '../../contract/limits.ts';
import { saveJournalSettings } from '../../contract/save-journal-settings.ts';
import type { JournalSettings } from '../../contract/settings-shapes.ts';
import { bodyOf, checkSettings, draftOf, isSameDraft, SETTINGS_REFUSALS } from '../data/settings-draft.ts';
import { offeredAnew, useSeen } from '../data/use-seen.ts';
import { MeanwhileNotice } from './meanwhile-notice.tsx';
import { type Choices, SettingsFields } from './settings-fields.tsx';

type Props = { saved: JournalSettings; choices: Choices; refresh: () => Promise<unknown> };

/** The settings of a journal: changes lie over the state that was seen when they began, until they are saved. */
export function JournalSettingsForm({ saved, choices, refresh }: Props) {
  const { t } = useTranslation('journal');
  const [seen, see] = useSeen(saved);
  const empty = draftOf(seen);
  const form = useForm(saveJournalSettings, {
    empty,
    check: (draft) => inWords(checkSettings(draft), (word) => t(`errors.${word}`, { max: TITLE_MAX })),
    refusals: SETTINGS_REFUSALS,
    input: (draft) => ({ params: { id: seen.id }, body: { ...bodyOf(draft), since: seen.updated_at } }),
    onDone: (answer) => {
      see(answer);
      form.restart();
      void refresh();
      void toast.done(t('settings.saved'));
    },
  });
  const isDirty = !isSameDraft(form.draft, empty);
  const isBehind = saved.updated_at > seen.updated_at;
  const takeNew = offeredAnew({ form, isDirty, isBehind, catchUp: () => see(saved) });
  return (
    <SaveForm form={form} isDirty={isDirty}>
      <MeanwhileNotice sentence={t('settings.meanwhile')} onTake={takeNew} />
      <SettingsFields {...form} choices={choices} isGraded={seen.has_grades} />
    </SaveForm>
  );
}
