import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { asLanguage, DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES } from '#platform/contract/shapes.ts';
import { CallError } from '#platform/web/data/call-error.ts';
import { useSources } from '#platform/web/data/sources.ts';
import { errorSentence } from '#platform/web/errors/error-sentence.ts';
import { pickLanguage } from '#platform/web/i18n/start-i18n.ts';
import { toast } from '#platform/web/ui/toast.ts';

const choices = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** The language of the interface. It changes with the choice, as it does in the header, and waits for no saving. */
export function LanguageField() {
  const { t, i18n } = useTranslation('profile');
  const { me } = useSources();
  const pick = async (value: string | null) => {
    const language = asLanguage(value) ?? DEFAULT_LANGUAGE;
    if (!(await pickLanguage(language))) return;
    await me.saveLanguage(language).catch((error) => {
      if (!(error instanceof CallError)) throw error;
      void toast.failed(errorSentence(error));
    });
  };
  return (
    <Select
      label={t('daily.language')}
      description={t('daily.language_note')}
      data={choices}
      allowDeselect={false}
      withAlignedLabels
      value={asLanguage(i18n.language) ?? DEFAULT_LANGUAGE}
      onChange={(value) => void pick(value)}
    />
  );
}
