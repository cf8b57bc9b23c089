import type { Page } from '@playwright/test';
import { readJson } from '#platform/testing/product.ts';
import { enter, expect, test } from './kriit.ts';
import { PHONE } from './phone.ts';
import { RARE } from './rare.ts';
import { fail } from './refuse.ts';

type Ways = { demonstration: { phone_url: string } };

/** Shows the eID of a person of the demonstration in the dialog that asks for it, by the phone beside the page. */
async function showEid(page: Page, name: RegExp): Promise<void> {
  const proof = page.getByRole('dialog', { name: 'Show who you are' });
  await expect(proof.getByLabel('Password')).toHaveCount(0);
  await proof.getByRole('button', { name: 'Mobile-ID' }).click();
  await proof.getByRole('combobox', { name: 'Who are you' }).click();
  await page.getByRole('option', { name }).click();
  await proof.getByRole('button', { name: 'Go on', exact: true }).click();
  const opened = page.context().waitForEvent('page');
  await proof.getByRole('link', { name: 'Open the demonstration phone' }).click();
  const phone = await opened;
  await phone.getByRole('button', { name: 'Yes, confirm' }).click();
  await phone.close();
}

test('a guardian shows an eID on a phone, and what was pressed goes on by itself', async ({
  openContext,
  product,
  expectAccessible,
}) => {
  const { demonstration } = await readJson<Ways>(`${product.url}/auth/eid/ways`);
  const context = await openContext(PHONE, new URL(demonstration.phone_url).origin);
  await enter(context, product, 'parent');
  const page = await context.newPage();
  await page.goto('/consent-management');
  const cloud = page.getByRole('article', { name: 'Kooli pilvekonto' });
  await cloud.getByRole('button', { name: 'Read more' }).click();
  await expect(cloud.getByText('Konto suletakse')).toBeInViewport();
  await expectAccessible(page);

  // Whoever thinks better of it has answered nothing.
  await cloud.getByRole('button', { name: 'Accept' }).click();
  const proof = page.getByRole('dialog', { name: 'Show who you are' });
  await expectAccessible(page);
  await proof.getByRole('button', { name: 'Close' }).click();
  await expect(proof).toBeHidden();
  await expect(cloud.getByRole('button', { name: 'Deny' })).toBeEnabled();

  // The app is on the same phone: the page is left for it, and the answer is given on the way back.
  await cloud.getByRole('button', { name: 'Accept' }).click();
  await proof.getByRole('button', { name: 'Smart-ID' }).click();
  await proof.getByRole('button', { name: 'Go on', exact: true }).click();
  await proof.getByRole('link', { name: 'Open the Smart-ID app' }).click();
  const whose = page.getByLabel('Whose phone is it?');
  await whose.selectOption(await whose.getByRole('option', { name: 'Katrin' }).getAttribute('value'));
  await page.getByRole('button', { name: 'Go on with this phone' }).click();
  await page.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(page.getByText('You accepted the consent.')).toBeVisible();
  await expect(cloud.getByText(/^Accepted on .* by Katrin Õunpuu$/)).toBeVisible();
  await expect(page).toHaveURL(/\/consent-management$/);

  // From now on an answer is one press, for the other child and for oneself too.
  await page.getByRole('button', { name: /Oskar Õunpuu.* for your answer/ }).click();
  await expect(page.getByText('What the school asks about Oskar Õunpuu')).toBeVisible();
  await page.getByRole('button', { name: 'For myself' }).click();
  await expect(page).toHaveURL(/\?for=me$/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'colours');
});

test('an adult student changes an answer', RARE, async ({ openContext, product }) => {
  const { demonstration } = await readJson<Ways>(`${product.url}/auth/eid/ways`);
  const context = await openContext({}, new URL(demonstration.phone_url).origin);
  await enter(context, product, 'adult.student');
  const page = await context.newPage();
  await page.goto('/consent-management');
  // Archived ones, which other stories leave behind, stay as they are.
  const changeable = { has: page.getByRole('button', { name: 'Change' }) };
  const answered = page.getByRole('region', { name: 'Answered' }).getByRole('article').filter(changeable).first();
  const title = (await answered.getByRole('heading').textContent()) ?? '';
  const item = page.getByRole('article', { name: title });
  const wasAccepted = await item.getByText(/^Accepted on/).isVisible();
  await item.getByRole('button', { name: 'Change' }).click();
  const next = wasAccepted ? 'Yes, deny' : 'Yes, accept';
  await page.getByRole('dialog', { name: 'Change the answer?' }).getByRole('button', { name: next }).click();
  await showEid(page, /Rasmus/);
  await expect(page.getByText('Your answer was changed.')).toBeVisible();
  await expect(item.getByText(wasAccepted ? /^Denied on/ : /^Accepted on/)).toBeVisible();
});

test('a school without consents has one page of them, which says so', RARE, async ({ signIn, expectAccessible }) => {
  const page = await signIn('parent.c', '/consent-management/admin/consent');
  await expect(page).toHaveURL(/\/consent-management\/premium-only$/);
  const dialog = page.getByRole('dialog', { name: 'Consents are a premium feature' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: 'Learn more' }).click();
  await expect((await opened).getByRole('heading', { name: 'Consents in Kriit' })).toBeVisible();
});

test(
  'whoever cannot be told who they are sees the error view; so does whoever is sent there',
  RARE,
  async ({ signIn, expectAccessible }) => {
    const page = await signIn('parent', '/consent-management/error?message=%3Cb%3Ea%3C/b%3E%0Ab%E2%80%AE');
    await expect(page.getByRole('alert').locator('p')).toHaveText(['<b>a</b>', 'b']);
    await expectAccessible(page);
    await fail(page, '**/api/user/me*');
    await page.goto('/consent-management?for=me');
    await expect(page).toHaveURL(/\/consent-management\/error\?message=backend_errors\.default_error$/);
    await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.');
    await page.unroute('**/api/user/me*');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/consent-management\?for=me$/);
  },
);
