import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { enter, expect, test } from './kriit.ts';
import { RARE } from './rare.ts';

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'your menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

const questionOn = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** Changes a setting and does not save it. */
async function typeSetting(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Study trip' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
}

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

test('signing out ends the session, forgets the language and tells the other tabs', async ({ signIn, product }) => {
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

  // A tab that is left on the sign-in page sees who comes and goes in the others.
  await page.getByRole('button', { name: / teacher$/ }).click();
  await expect(otherTab.getByRole('heading', { name: 'You are signed in already' })).toBeVisible();
  await expect(otherTab.getByRole('main').getByText('Liis Rebassoo')).toBeVisible();
  await signOut(page);
  await expect(otherTab.getByLabel('Username')).toBeVisible();

  // A tab that asks for a sign-in has its question to close on the way, which must not hold it back.
  await enter(page.context(), product, 'teacher');
  await otherTab.goto('/');
  await expect(otherTab.getByRole('heading', { name: /Liis$/ })).toBeVisible();
  await page.request.get('/auth/logout?redirect=false');
  await expect(otherTab.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible();
  await otherTab.route('**/login', async (route) => {
    await wait(200);
    await route.continue();
  });
  await page.evaluate("new BroadcastChannel('kriit-session').postMessage({ kind: 'signed_out' })");
  await expect(otherTab.getByLabel('Username')).toBeVisible();
});

test('unsaved changes are asked about before signing out, and then hold no tab', RARE, async ({ signIn }) => {
  const page = await signIn('admin', '/school/settings');
  await typeSetting(page);
  const otherTab = await page.context().newPage();
  await otherTab.goto('/school/settings');
  await typeSetting(otherTab);

  await page.bringToFront();
  await signOut(page);
  await questionOn(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(questionOn(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  expect((await page.request.get('/api/user/me')).status()).toBe(200);

  await signOut(page);
  await questionOn(page).getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/login');
  await expect(otherTab).toHaveURL('/login');
});

const OWED = 'You are not signed out yet on this device';

test('a sign-out that fails is told on the sign-in page and tried until it succeeds', RARE, async ({ signIn }) => {
  const page = await signIn('admin', '/school/settings');
  await page.context().addCookies([{ name: 'page_lang', value: 'en', url: new URL(page.url()).origin }]);
  await typeSetting(page);
  await page.route('**/auth/logout**', (route) => route.fulfill({ status: 500, body: '' }));
  await signOut(page);
  await questionOn(page).getByRole('button', { name: 'Leave without saving' }).click();
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

test('offline the sign-in page of Kriit comes, and the sign-out follows by itself', RARE, async ({ signIn }) => {
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

test('whoever signs in meanwhile stays signed in', RARE, async ({ signIn }) => {
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
