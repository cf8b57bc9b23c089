import type { Page } from '@playwright/test';
import { expect, test } from './kriit.ts';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'your menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

test('signing out ends the session, forgets the language and tells the other tabs', async ({ signIn }) => {
  const page = await signIn('teacher');
  await page.context().addCookies([{ name: 'page_lang', value: 'en', url: page.url() }]);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/');
  await expect(otherTab.getByRole('heading', { name: /Liis$/ })).toBeVisible();

  await signOut(page);
  await expect(page).toHaveURL('/login');
  expect(await cookieNames(page)).toEqual([]);
  await expect(otherTab).toHaveURL('/login');
  await page.goto('/');
  await expect(page).toHaveURL('/login');
});

test('signing out leads to the sign-in page even when the call fails', async ({ signIn }) => {
  const page = await signIn('teacher');
  await page.context().addCookies([{ name: 'page_lang', value: 'en', url: page.url() }]);
  await page.route('**/auth/logout**', (route) => route.abort());
  await signOut(page);
  await expect(page).toHaveURL('/login');
  expect(await cookieNames(page)).not.toContain('page_lang');
});
