import { expect, test } from './kriit.ts';

test.beforeEach(({ page }) => page.addInitScript('window.kriitHashRouting = true'));

test('where a page asks for it, addresses stand behind the hash and deep links work', async ({ page }) => {
  await page.goto('/#/school/settings');
  await expect(page).toHaveURL('/#/login?redirect=%2Fschool%2Fsettings');
  await page.getByRole('button', { name: / admin$/ }).click();
  await expect(page.getByRole('heading', { name: 'About the school' })).toBeVisible();
  await expect(page).toHaveURL('/#/school/settings');
  await page.getByRole('link', { name: 'People' }).click();
  await expect(page).toHaveURL('/#/school/people');
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search by name' })).toBeVisible();
  await page.getByRole('button', { name: 'your menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/#/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('the way past the menu keeps the page', async ({ signIn }) => {
  const page = await signIn('teacher', '/#/');
  await expect(page.getByRole('heading', { name: /Liis$/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('heading', { name: /Liis$/ })).toBeVisible();
});

test('launch codes leave the address behind the hash too', async ({ page }) => {
  await page.goto('/#/login?token=one-time&lang=et&token2=other-one');
  await expect(page.getByRole('heading', { name: 'Sisselogimine' })).toBeVisible();
  await expect(page).toHaveURL('/#/login?lang=et');
  await page.goto('/');
  await page.goBack();
  await expect(page).toHaveURL('/#/login?lang=et');
});
