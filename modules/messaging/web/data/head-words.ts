import { wordsByLanguage } from './words-by-language.ts';

/** What the buttons at the head of every conversation say. */
export const headWords = wordsByLanguage((t) => ({
  fold: t('chat.fold_list'),
  unfold: t('chat.unfold_list'),
  find: t('chat.find'),
}));
