import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { boot } from '#platform/web/data/launch.ts';
import { startAnew } from '#platform/web/data/leave-document.ts';
import { onOtherTab, tellOtherTabs } from '#platform/web/data/session-channel.ts';
import { forgetWaitingCalls } from '#platform/web/data/sign-in-gate.ts';
import { useSources } from '#platform/web/data/sources.ts';
import { unsavedChanges } from '#platform/web/data/unsaved-changes.ts';
import type { SwitchView } from '#platform/web/data/view.ts';

/**
 * Switches role or child, after asking about unsaved changes. Once the server has agreed, the shell draws nothing (`switching`) and drops
 * every answer before it asks anew, so that no data of the other view remains on screen or in memory.
 */
export function useViewSwitch(): { switching: boolean; switchView: SwitchView } {
  const [switching, setSwitching] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { session } = useSources();

  const switchView = useCallback<SwitchView>(
    async (choice, to) => {
      if (!(await unsavedChanges.mayBeLeft())) return;
      await session.choose(choice);
      unsavedChanges.letGo();
      // The address named a role when this page was opened; the person's own choice is newer.
      boot.context_role_id = null;
      boot.school_id = null;
      setSwitching(true);
      forgetWaitingCalls();
      client.clear();
      tellOtherTabs({ kind: 'view_changed' });
      await navigate(to ?? '/', { replace: to !== undefined });
      // The router draws a new address as a transition. The wait must not end before that: the old page
      // would see the new role and say that it is closed.
      startTransition(() => setSwitching(false));
    },
    [client, navigate, session],
  );

  // All tabs share one session, so a switch in another tab makes this one's data the other view's.
  useEffect(
    () =>
      onOtherTab((message) => {
        if (message.kind === 'view_changed') startAnew();
      }),
    [],
  );
  return { switching, switchView };
}
