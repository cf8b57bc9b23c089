import { wordsByLanguage } from './words-by-language.ts';

export type ComposerWords = {
  label: string;
  field: string;
  send: string;
  save: string;
  attach: string;
  poll: string;
  important: string;
  emoji: string;
};

export const composerWords = wordsByLanguage<ComposerWords>((t) => ({
  label: t('composer.label'),
  field: t('composer.field'),
  send: t('composer.send'),
  save: t('composer.save'),
  attach: t('composer.attach'),
  poll: t('composer.poll'),
  important: t('composer.important'),
  emoji: t('composer.emoji'),
}));
