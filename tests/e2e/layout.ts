import { expect, type Page } from '@playwright/test';

/** Nothing of the page may reach over its right edge, at whatever width it stands. */
export async function expectNoSideways(page: Page): Promise<void> {
  const over = await page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(over, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
}
