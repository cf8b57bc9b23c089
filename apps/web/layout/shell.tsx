import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { ownDrafts } from '#platform/web/data/kept-draft.ts';
import { lastVisit } from '#platform/web/data/last-visit.ts';
import { boot } from '#platform/web/data/launch.ts';
import { startAnew } from '#platform/web/data/leave-document.ts';
import { MeContext } from '#platform/web/data/me.ts';
import { queryClient } from '#platform/web/data/query-client.ts';
import { signInPath } from '#platform/web/data/return-path.ts';
import { onOtherTab } from '#platform/web/data/session-channel.ts';
import { signOutDebt } from '#platform/web/data/sign-out-debt.ts';
import { ViewContext } from '#platform/web/data/view.ts';
import { pageAddress, pathOf } from '#platform/web/frame/page-address.ts';
import { ModulesContext } from '#platform/web/module.ts';
import { AfterDelay } from '#platform/web/ui/after-delay.tsx';
import { LeadOn } from '#platform/web/ui/lead-on.tsx';
import { SignedOutFace } from '../frame/signed-out-face.tsx';
import { useLeftFrame } from '../frame/use-left-frame.ts';
import { modules } from '../modules.ts';
import { LeaveContext, useLeaving } from './leave.ts';
import { Overlays } from './overlays.tsx';
import { ShellFrame } from './shell-frame.tsx';
import { StartFailure } from './start-failure.tsx';
import { StartWaiting } from './start-waiting.tsx';
import { useMeQuery } from './use-me-query.ts';
import { useViewSwitch } from './use-view-switch.ts';
import { viewOf } from './view.ts';

/** The shell, and around it the modules and the cache of what was asked for: the pages in front of it do without. */
export default function ShellWithCache() {
  return (
    <ModulesContext value={modules}>
      <QueryClientProvider client={queryClient}>
        <Shell />
      </QueryClientProvider>
    </ModulesContext>
  );
}

/** Finds out who is here and then draws header, menu and page for them. */
function Shell() {
  const { data: me, error, refetch } = useMeQuery();
  const { switching, switchView } = useViewSwitch();
  const { isLeaving, leave, follow } = useLeaving();
  const myId = me?.id;
  const isOut = !me && error?.unauthorized === true;
  useEffect(() => {
    if (myId !== undefined || isOut) lastVisit.note(!isOut);
    if (myId !== undefined) ownDrafts.belongTo(myId);
  }, [myId, isOut]);
  // Before anything leads on to another page.
  useLayoutEffect(() => {
    if (isOut) for (const { onNobody } of modules) onNobody?.(pathOf(pageAddress()));
  }, [isOut]);
  useEffect(
    () =>
      onOtherTab((message) => {
        if (message.kind === 'signed_out') follow();
        // All tabs share one session: what this one shows is somebody else's from now on.
        if (message.kind === 'signed_in' && myId !== undefined && message.user_id !== myId) startAnew();
      }),
    [myId, follow],
  );

  const { isLeft, comeBack } = useLeftFrame(refetch);
  if (boot.foreign && (isOut || isLeft || signOutDebt.isOwed())) return <SignedOutFace onLaunched={comeBack} />;
  if (signOutDebt.isOwed()) return <LeadOn to="/login" />;
  if (isOut) return <ToSignIn />;
  if (!me && error) return <StartFailure error={error} onRetry={() => void refetch()} />;
  const waiting = (
    <AfterDelay>
      <StartWaiting />
    </AfterDelay>
  );
  if (!me || isLeaving) return waiting;
  return (
    <MeContext value={me}>
      <ViewContext value={switchView}>
        <LeaveContext value={leave}>
          {switching ? waiting : <ShellFrame key={viewOf(me)} />}
          <Overlays />
        </LeaveContext>
      </ViewContext>
    </MeContext>
  );
}

/** Who signs in comes back to where they wanted to be. The shell itself is not drawn anew for another address. */
function ToSignIn() {
  const { pathname, search, hash } = useLocation();
  return <LeadOn to={signInPath(pathname + search + hash)} />;
}
