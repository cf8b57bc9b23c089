import { isBlank, lengthOf } from '#platform/contract/text.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import { MESSAGE_MAX } from '../contract/limits.ts';

/** The words as they are kept: nobody sees the blank lines around them. */
export const tidyText = (text: string): string => (isBlank(text) ? '' : text.trim());

/** What is begun keeps the blanks around it as they were typed, as far as there is room; words always have it. */
export const begunText = (text: string): string =>
  lengthOf(text) > MESSAGE_MAX ? [...text.trimStart()].slice(0, MESSAGE_MAX).join('') : text;

/** May these words be a message? Without a word it needs something else: a file or a poll. */
export function judgeText(
  text: string,
  { hasMore }: { hasMore: boolean },
): Verdict<'message_empty' | 'message_too_long'> {
  if (isBlank(text) && !hasMore) return refuse('message_empty');
  return lengthOf(text) > MESSAGE_MAX ? refuse('message_too_long', { max: MESSAGE_MAX }) : allow;
}
