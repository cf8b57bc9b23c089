import { wordsByLanguage } from './words-by-language.ts';

const NAME = '\u0001';
const TIME = '\u0002';

/** What the list of messages is called, and what each of them says besides its own words. */
export type RowWords = {
  list: string;
  nobody: string;
  react: string;
  sent: string;
  seen: string;
  message: (name: string, time: string) => string;
  actions: (name: string, time: string) => string;
};

const filling =
  (sentence: string) =>
  (name: string, time: string): string =>
    sentence.replace(NAME, () => name).replace(TIME, () => time);

export const rowWords = wordsByLanguage<RowWords>((t) => ({
  list: t('chat.messages'),
  nobody: t('names.nobody'),
  react: t('message.react'),
  sent: t('chat.sent'),
  seen: t('chat.seen'),
  message: filling(t('chat.message', { name: NAME, time: TIME })),
  actions: filling(t('message.actions', { name: NAME, time: TIME })),
}));
