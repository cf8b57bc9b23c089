import { useSearchParams } from 'react-router';
import { proofGate } from '#platform/web/data/proof-gate.ts';
import { returnPath } from '#platform/web/data/return-path.ts';
import type { Purpose } from './proof-ways.ts';

/** Where somebody goes on who leaves this page in order to show who they are. */
export function useTripBack(purpose: Purpose): string {
  const [search] = useSearchParams();
  return purpose === 'sign-in'
    ? returnPath(search.get('redirect'), location.origin)
    : (proofGate.resumeAt() ?? location.pathname + location.search);
}
