import { isBlank, lengthOf } from '#platform/contract/text.ts';
import { sentenceOf } from '#platform/web/errors/error-sentence.ts';
import { wordOf } from '#platform/web/i18n/word-of.ts';
import { MESSAGE_MAX } from '../../contract/limits.ts';
import { judgeTitle } from '../../rules/title.ts';

export type School = { readonly id: number; readonly name: string };

/** Title and text, which everything that the platform says has. */
export type Announcing = { readonly title: string; readonly text: string };

export const ANNOUNCING_REFUSALS = {
  title: ['conversation_title_required', 'conversation_title_too_long'],
  text: ['message_empty', 'message_too_long'],
} as const;

/** What is at fault before anything is sent, in words: this is no conversation, and no file goes with it. */
export function faultsIn({ title, text }: Announcing): Partial<Record<keyof Announcing, string>> {
  const verdict = judgeTitle(title);
  const isLong = lengthOf(text.trim()) > MESSAGE_MAX;
  return {
    ...(!verdict.allowed && { title: sentenceOf(verdict.key, verdict.params) }),
    ...(isBlank(text) && { text: wordOf('messaging:campaigns.text_missing') }),
    ...(isLong && { text: sentenceOf('message_too_long', { max: MESSAGE_MAX }) }),
  };
}
