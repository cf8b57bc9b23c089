import { IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { asLanguage, DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, type Language } from '#platform/contract/shapes.ts';
import { pickLanguage } from '../i18n/start-i18n.ts';
import { PickMenu } from './pick-menu.tsx';

const picks = LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code], lang: code }));

type Props = { onPicked?: (language: Language) => void; inDialog?: boolean };

/** Picks the language of the interface. `onPicked` lets the shell keep it with the person. */
export function LanguageMenu({ onPicked, inDialog }: Props) {
  const { t, i18n } = useTranslation();
  const current = asLanguage(i18n.language) ?? DEFAULT_LANGUAGE;
  return (
    <PickMenu
      inDialog={inDialog}
      icon={<IconWorld size={18} stroke={1.75} aria-hidden="true" />}
      shown={inDialog ? LANGUAGE_NAMES[current] : current.toUpperCase()}
      label={t('language.label', { language: LANGUAGE_NAMES[current] })}
      picks={picks}
      value={current}
      onPick={(value) => {
        const language = asLanguage(value) ?? DEFAULT_LANGUAGE;
        void pickLanguage(language).then((isShown) => isShown && onPicked?.(language));
      }}
    />
  );
}
