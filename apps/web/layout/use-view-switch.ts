import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { boot } from '#platform/web/data/launch.ts';
import { onOtherTab, tellOtherTabs } from '#platform/web/data/session-channel.ts';
import { useSources } from '#platform/web/data/sources.ts';
import type { SwitchView } from './view.ts';

/**
 * Switches role or child. While `switching` is true the shell draws nothing of the old view, and its
 * answers are dropped before the new one is asked for, so that no data of the other view remains.
 */
export function useViewSwitch(): { switching: boolean; switchView: SwitchView } {
  const [switching, setSwitching] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { session } = useSources();

  const switchView = useCallback<SwitchView>(
    async (choice) => {
      setSwitching(true);
      try {
        await session.choose(choice);
        // The address named a role when this page was opened; the person's own choice is newer.
        boot.context_role_id = null;
        client.clear();
        tellOtherTabs({ kind: 'view_changed' });
        await navigate('/');
      } finally {
        setSwitching(false);
      }
    },
    [client, navigate, session],
  );

  // All tabs share one session, so a switch in another tab makes this one's data the other view's.
  useEffect(
    () =>
      onOtherTab((message) => {
        if (message.kind === 'view_changed') location.reload();
      }),
    [],
  );
  return { switching, switchView };
}
