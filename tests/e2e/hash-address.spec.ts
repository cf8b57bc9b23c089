import { expect, test } from './kriit.ts';
import { RARE } from './rare.ts';

test.beforeEach(({ page }) => page.addInitScript('window.kriitHashRouting = true'));

test('where a page asks for it, addresses stand behind the hash and deep links work', RARE, async ({ page }) => {
  await page.goto('/#/school/settings');
  await expect(page).toHaveURL('/#/login?redirect=%2Fschool%2Fsettings');
  await page.getByRole('button', { name: / admin$/ }).click();
  await expect(page.getByRole('heading', { name: 'About the school' })).toBeVisible();
  await expect(page).toHaveURL('/#/school/settings');
  await page.getByRole('link', { name: 'People' }).click();
  await expect(page).toHaveURL('/#/school/people');
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search by name' })).toBeVisible();
  // The way past the menu keeps the page.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/#/school/people');
  await page.getByRole('button', { name: 'your menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/#/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  // Launch codes leave the address behind the hash too.
  await page.goto('about:blank');
  await page.goto('/#/login?token=one-time&lang=et&token2=other-one');
  await expect(page.getByRole('heading', { name: 'Sisselogimine' })).toBeVisible();
  await expect(page).toHaveURL('/#/login?lang=et');
  await page.goto('/');
  await page.goBack();
  await expect(page).toHaveURL('/#/login?lang=et');
});
