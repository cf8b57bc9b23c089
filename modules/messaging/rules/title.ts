import { isBlank, lengthOf } from '#platform/contract/text.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import { TITLE_MAX } from '../contract/limits.ts';

type TitleFault = 'conversation_title_required' | 'conversation_title_too_long';

/** A title as it is kept: lists, heads and subjects of letters show it in one line. */
export const titleOf = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** A title has to be read in one line, and be there (S2 section 5). */
export function judgeTitle(title: string): Verdict<TitleFault> {
  if (isBlank(title)) return refuse('conversation_title_required');
  return lengthOf(titleOf(title)) > TITLE_MAX ? refuse('conversation_title_too_long', { max: TITLE_MAX }) : allow;
}
