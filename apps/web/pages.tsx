import { useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router/dom';
import { AfterDelay } from '#platform/web/ui/after-delay.tsx';
import { StartWaiting } from './layout/start-waiting.tsx';
import type { startRouter } from './router.tsx';

/** The page of the address. Until the first one is there, the shape of the shell stands in its place. */
export function Pages({ router }: { router: ReturnType<typeof startRouter> }) {
  const isThere = useSyncExternalStore(router.subscribe, () => router.state.initialized);
  return (
    <>
      {!isThere && (
        <AfterDelay>
          <StartWaiting />
        </AfterDelay>
      )}
      <RouterProvider router={router} />
    </>
  );
}
