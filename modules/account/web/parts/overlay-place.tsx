import { lazy, Suspense, useEffect } from 'react';
import { proofGate } from '#platform/web/data/proof-gate.ts';

const AccountOverlay = lazy(() => import('./account-overlay.tsx'));

/** Keeps the place of what floats above every page: whoever has to show who they are before it has come waits for it. */
export function OverlayPlace() {
  useEffect(proofGate.promise, []);
  return (
    <Suspense>
      <AccountOverlay />
    </Suspense>
  );
}
