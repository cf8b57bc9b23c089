import { expect, type Page } from '@playwright/test';

const OVER = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Nothing of the page may reach over its right edge, once it has settled at the width it has now. */
export async function expectNoSideways(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate<number>(OVER), `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
}
