import type { Page } from '@playwright/test';
import { refuse } from './refuse.ts';

/** The next call to an address is refused as if the last proof of who somebody is were some minutes old. */
export const growStale = (page: Page, address: string): Promise<unknown> =>
  refuse(page, address, 403, 'fresh_proof_needed', { times: 1 });
