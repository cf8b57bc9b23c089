import type { Channels, NoticeKind } from '#platform/contract/notice.ts';
import { allow, refuse, type Verdict } from '#platform/contract/verdict.ts';

/** What is about the safety of an account keeps the bell and the letter: whoever stole a session must not silence them. */
export const judgeChannels = ({ is_vital, channels }: NoticeKind, chosen: Channels): Verdict<'notice_is_vital'> =>
  is_vital && (chosen.in_app !== channels.in_app || chosen.email !== channels.email)
    ? refuse('notice_is_vital')
    : allow;
