import { createContext, useCallback, useContext, useState } from 'react';
import { useNavigate } from 'react-router';
import { toHost } from '#platform/contract/frame-messages.ts';
import { forgetAnswers } from '#platform/web/data/answer-news.ts';
import { ownDrafts } from '#platform/web/data/kept-draft.ts';
import { lastVisit } from '#platform/web/data/last-visit.ts';
import { boot } from '#platform/web/data/launch.ts';
import { leaveDocument } from '#platform/web/data/leave-document.ts';
import { tellOtherTabs } from '#platform/web/data/session-channel.ts';
import { forgetWaitingCalls } from '#platform/web/data/sign-in-gate.ts';
import { signOutDebt } from '#platform/web/data/sign-out-debt.ts';
import { type SessionSource, useSources } from '#platform/web/data/sources.ts';
import { unsavedChanges } from '#platform/web/data/unsaved-changes.ts';
import { tellHost } from '#platform/web/frame/host-line.ts';
import { forgetLanguage } from '#platform/web/i18n/language.ts';
import { launchState } from '../frame/launch-state.ts';

/** Loads the sign-in page anew, so that nothing of the person stays in memory. */
const loadSignIn = (): void =>
  leaveDocument(() => {
    if (window.kriitHashRouting !== true) return location.replace('/login');
    location.hash = '/login';
    location.reload();
  });

/** Nothing of whoever was here stays in this page; the shell then notices that nobody is signed in any more. */
function forgetPerson(): void {
  forgetWaitingCalls();
  forgetAnswers();
}

/**
 * The way to the sign-in page. While a sign-out is owed the server may be out of reach, and a page
 * that is loaded anew would be the browser's own: the screen that is already here comes instead. A frame of
 * another site has no sign-in page.
 */
export function useWayToSignIn(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    if (!signOutDebt.isOwed() && !boot.foreign) return loadSignIn();
    unsavedChanges.letGo();
    forgetPerson();
    if (boot.foreign) launchState.set({ is: 'left' });
    else void navigate('/login', { replace: true });
  }, [navigate]);
}

/** Ends the session here and tells whoever has to know; a call that fails is owed. */
async function endSession(session: SessionSource): Promise<void> {
  await session.signOut().then(signOutDebt.settle, signOutDebt.owe);
  ownDrafts.forget();
  lastVisit.note(false);
  launchState.set({ is: 'left' });
  tellHost(toHost.signed_out, {});
  forgetLanguage();
  tellOtherTabs({ kind: 'signed_out' });
}

/** Signs out because the page around the frame asks for it. */
export async function leaveWithHost(session: SessionSource): Promise<void> {
  unsavedChanges.letGo();
  await endSession(session);
  forgetPerson();
}

type Leave = () => Promise<void>;

/** Signs out, wherever in the shell somebody asks for it; the shell fills it. */
export const LeaveContext = createContext<Leave>(async () => undefined);

export const useLeave = (): Leave => useContext(LeaveContext);

type Leaving = {
  /** Decided: the shell draws nothing of the person any more. */
  isLeaving: boolean;
  /** Signs out here. */
  leave: Leave;
  /** Follows a sign-out that has happened elsewhere. */
  follow: () => void;
};

/**
 * The way out. Unsaved changes are asked about before anything is done; from then on nothing holds the page.
 * The way to the sign-in page is taken also when the call fails (S1 section 4).
 */
export function useLeaving(): Leaving {
  const [isLeaving, setIsLeaving] = useState(false);
  const { session } = useSources();
  const goToSignIn = useWayToSignIn();
  const follow = useCallback(() => {
    // A frame covers what it shows by itself, and somebody may be launched into it later.
    setIsLeaving(!boot.foreign);
    goToSignIn();
  }, [goToSignIn]);
  const leave = useCallback(async () => {
    if (!(await unsavedChanges.mayBeLeft())) return;
    unsavedChanges.letGo();
    setIsLeaving(true);
    await endSession(session);
    follow();
  }, [session, follow]);
  return { isLeaving, leave, follow };
}
