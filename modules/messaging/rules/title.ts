import { isBlank, lengthOf } from '#platform/contract/text.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';
import { TITLE_MAX } from '../contract/limits.ts';

type TitleFault = 'conversation_title_required' | 'conversation_title_too_long';

/** A title has to be read in one line, and be there (S2 section 5). */
export function judgeTitle(title: string): Verdict<TitleFault> {
  if (isBlank(title)) return refuse('conversation_title_required');
  return lengthOf(title.trim()) > TITLE_MAX ? refuse('conversation_title_too_long', { max: TITLE_MAX }) : allow;
}
