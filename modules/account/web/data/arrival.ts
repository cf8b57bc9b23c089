import { forgetAnswers } from '#platform/web/data/answer-news.ts';
import { tellOtherTabs } from '#platform/web/data/session-channel.ts';
import { signOutDebt } from '#platform/web/data/sign-out-debt.ts';

/** Somebody is in: nothing of whoever was here before remains, and other tabs hear of it. */
export function noteArrival(user_id: number): void {
  forgetAnswers();
  // Signing in has ended the session before it, also one that could not be left.
  signOutDebt.settle();
  tellOtherTabs({ kind: 'signed_in', user_id });
}
