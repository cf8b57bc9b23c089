import { expect, type Page } from '@playwright/test';
import { expectNoSideways } from './layout.ts';

type Look = (page?: Page, rules?: 'all' | 'colours') => Promise<void>;

/** Looks at the page as it stands, with axe in both themes; names, roles and sizes are the same in both. */
export async function inBothThemes(page: Page, expectAccessible: Look): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours that are still on their way from one theme to the other would be measured in between.
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await expectAccessible(page, colorScheme === 'light' ? 'all' : 'colours');
  }
  await expectNoSideways(page);
}
