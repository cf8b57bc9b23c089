import type { TFunction } from 'i18next';

export type ComposerWords = { label: string; field: string; send: string; save: string };

/** Asked for once: looking them up at every key takes longer than drawing what was typed. */
export const composerWords = (t: TFunction<'messaging'>): ComposerWords => ({
  label: t('composer.label'),
  field: t('composer.field'),
  send: t('composer.send'),
  save: t('composer.save'),
});
