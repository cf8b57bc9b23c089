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

const OWED = 'You are not signed out yet on this device';

test('a sign-out that fails is told on the sign-in page and tried until it succeeds', async ({ signIn }) => {
  const page = await signIn('teacher');
  await page.context().addCookies([{ name: 'page_lang', value: 'en', url: page.url() }]);
  await page.route('**/auth/logout**', (route) => route.fulfill({ status: 500, body: '' }));
  await signOut(page);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText(OWED);
  expect(await cookieNames(page)).not.toContain('page_lang');

  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toContainText(OWED);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('You are signed out now.')).toBeVisible();
  expect((await page.request.get('/api/user/me')).status()).toBe(401);
});

test('offline the sign-in page of Kriit comes, and the sign-out follows by itself', async ({ signIn }) => {
  const page = await signIn('staff');
  await expect(page.getByRole('heading', { name: /Peeter$/ })).toBeVisible();
  await page.context().setOffline(true);
  await signOut(page);
  await expect(page.getByRole('alert')).toContainText(OWED);
  await expect(page.getByLabel('Username')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You are signed out now.')).toBeVisible();
  expect((await page.request.get('/api/user/me')).status()).toBe(401);
});

test('whoever signs in meanwhile stays signed in', async ({ signIn }) => {
  const page = await signIn('teacher');
  await page.route('**/auth/logout**', (route) => route.abort());
  await signOut(page);
  await expect(page.getByRole('alert')).toContainText(OWED);
  await page.getByRole('button', { name: / headmaster$/ }).click();
  await expect(page.getByRole('heading', { name: /Andres$/ })).toBeVisible();
  await page.unrouteAll();
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'You are signed in already' })).toBeVisible();
  await expect(page.getByText(OWED)).toHaveCount(0);
});
