import type { Page } from '@playwright/test';

/** The next call to an address is refused as if the last proof of who somebody is were some minutes old. */
export const growStale = (page: Page, address: string): Promise<unknown> =>
  page.route(
    address,
    (route) =>
      route.fulfill({
        status: 403,
        json: { status: false, errors: [{ message: 'fresh_proof_needed', params: {} }], data: null },
      }),
    { times: 1 },
  );
