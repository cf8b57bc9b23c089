import type { Locator, Page } from '@playwright/test';
import { expect, test } from './kriit.ts';
import { PASSWORD } from './password.ts';

/** Presses Tab until the thing has the focus; fails when the keyboard does not get there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0], timeout: 15_000 });
}

test('an administrator signs in and finds a person without a mouse', async ({ page }) => {
  await page.goto('/login');
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'School' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'School' })).toBeFocused();
  await tabTo(page, page.getByRole('searchbox', { name: 'Search by name' }));
  await page.keyboard.type('õunpuu');
  await expect(page.getByText('4 people', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Katrin Õunpuu' })).toBeFocused();
});

test('the first Tab offers a way past the menu', async ({ signIn }) => {
  const page = await signIn('teacher');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a dialog holds the focus and gives it back to the button that opened it', async ({ signIn }) => {
  const page = await signIn('admin', '/school/people');
  const button = page.getByRole('button', { name: 'Invite' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();

  // Where no button opened it, the heading has the focus afterwards.
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+K');
  await page.getByLabel('Search pages and actions').fill('invite');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('First name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'School' })).toBeFocused();
});
