import { wordsByLanguage } from './words-by-language.ts';

const NAME = '\u0001';
const TIME = '\u0002';

/** What every message of a conversation says besides its own words. */
export type RowWords = {
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
  nobody: t('names.nobody'),
  react: t('message.react'),
  sent: t('chat.sent'),
  seen: t('chat.seen'),
  message: filling(t('chat.message', { name: NAME, time: TIME })),
  actions: filling(t('message.actions', { name: NAME, time: TIME })),
}));
