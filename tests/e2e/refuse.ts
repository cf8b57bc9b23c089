import type { Page } from '@playwright/test';

/** Answers calls as the server would, had it refused them; all of them, or so many. */
export const refuse = (
  page: Page,
  calls: string,
  status: number,
  message: string,
  { params = {}, times }: { params?: Record<string, string>; times?: number } = {},
): Promise<unknown> =>
  page.route(
    calls,
    (route) => route.fulfill({ status, json: { status: false, errors: [{ message, params }] } }),
    times === undefined ? {} : { times },
  );

/** Under which a failure is found in the log of the server. */
export const REQUEST_ID = '5d1c2b7e-0c1f-4c0e-9f27-6a0a4b1f7c11';

/** Answers calls as the server would, had it failed. */
export const fail = (page: Page, calls: string): Promise<unknown> =>
  refuse(page, calls, 500, 'backend_errors.default_error', { params: { request_id: REQUEST_ID } });
