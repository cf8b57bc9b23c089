/**
 * What the cache of answers has to hear. Writes and the sign-in tell it here, so that they need not
 * carry the cache along: the sign-in page stays light without it.
 */
export type AnswerNews = 'refresh' | 'forget';

const listeners = new Set<(news: AnswerNews) => void>();

const tell = (news: AnswerNews): void => {
  for (const listener of listeners) listener(news);
};

/** Something was written: every answer that is on screen is asked for again. */
export const refreshAnswers = (): void => tell('refresh');

/** The person or the view changed: no answer may remain. */
export const forgetAnswers = (): void => tell('forget');

/** Hears both; only the cache listens. */
export const onAnswerNews = (listener: (news: AnswerNews) => void): void => {
  listeners.add(listener);
};
