import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inWords } from '#platform/web/data/form-faults.ts';
import { NoticeBox } from '#platform/web/ui/notice-box.tsx';
import { SaveForm } from '#platform/web/ui/save-form.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { useForm } from '#platform/web/ui/use-form.ts';
import { TITLE_MAX } from '../../contract/limits.ts';
import { saveJournalSettings } from '../../contract/save-journal-settings.ts';
import type { JournalSettings } from '../../contract/settings-shapes.ts';
import { bodyOf, checkSettings, draftOf, isSameDraft, SETTINGS_REFUSALS } from '../data/settings-draft.ts';
import { type Choices, SettingsFields } from './settings-fields.tsx';

type Props = { saved: JournalSettings; choices: Choices; refresh: () => Promise<unknown> };

/** The settings of a journal: changes lie over the state that was seen when they began, until they are saved. */
export function JournalSettingsForm({ saved, choices, refresh }: Props) {
  const { t } = useTranslation('journal');
  const [seen, setSeen] = useState(saved);
  const empty = draftOf(seen);
  const form = useForm(saveJournalSettings, {
    empty,
    check: (draft) => inWords(checkSettings(draft), (word) => t(`errors.${word}`, { max: TITLE_MAX })),
    refusals: SETTINGS_REFUSALS,
    input: (draft) => ({ params: { id: seen.id }, body: { ...bodyOf(draft), since: seen.updated_at } }),
    onDone: (answer) => {
      setSeen(answer);
      form.restart();
      void refresh();
      void toast.done(t('settings.saved'));
    },
  });
  const isDirty = !isSameDraft(form.draft, empty);
  const isBehind = saved.updated_at > seen.updated_at;
  const takeNew = () => {
    setSeen(saved);
    form.restart();
  };
  // Whoever has changed nothing is shown at once what others saved.
  if (isBehind && !isDirty && !form.pending) takeNew();
  return (
    <SaveForm form={form} isDirty={isDirty}>
      {isBehind && isDirty && !form.pending && (
        <NoticeBox accent="yellow" role="alert">
          <p>{t('settings.meanwhile')}</p>
          <Button size="compact-sm" variant="default" onClick={takeNew}>
            {t('plans.take_new')}
          </Button>
        </NoticeBox>
      )}
      <SettingsFields {...form} choices={choices} isGraded={seen.has_grades} />
    </SaveForm>
  );
}
