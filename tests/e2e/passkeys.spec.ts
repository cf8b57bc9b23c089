import type { Page } from '@playwright/test';
import { plugIn } from './authenticator.ts';
import { growStale } from './grow-stale.ts';
import { expect, test } from './kriit.ts';
import { PHONE } from './phone.ts';
import { RARE } from './rare.ts';

/** Signs out, and opens the sign-in page. */
const leave = async (page: Page) => {
  await page.request.get('/auth/logout?redirect=false');
  await page.goto('/login');
};

test('a passkey is made, named, signed in with, renamed and removed', async ({
  signIn,
  page,
  office,
  expectAccessible,
}) => {
  const device = await plugIn(page);
  // Somebody new, because others may have made one in another story.
  const { username } = await office.settle({ firstname: 'Liis', lastname: 'Võtmeline', role: 'teacher' });
  await signIn(username, '/profile/security');
  await page.getByRole('link', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in without a password' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Security', exact: true })).toHaveAttribute('aria-current', 'page');
  await expectAccessible();

  await test.step('a finger that is not the owner’s makes none, and the page says so', async () => {
    await device.recognise(false);
    await page.getByRole('button', { name: 'Create a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing came back from your device');
    await device.recognise(true);
  });

  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Laptop of Liis');
  await page.getByRole('button', { name: 'Done' }).click();
  const panel = page.getByRole('region', { name: 'Passkeys' });
  await expect(panel.getByRole('listitem')).toContainText('Laptop of LiisChrome, Linux');
  await expect(panel.getByRole('listitem')).toContainText('Not used yet');
  expect(await device.count()).toBe(1);

  await test.step('the same device is not asked for a second one', async () => {
    await page.getByRole('link', { name: 'Add a passkey' }).click();
    await page.getByRole('button', { name: 'Create a passkey' }).click();
    await expect(page.getByRole('alert')).toHaveText('This device already has a passkey of yours.');
    await page.getByRole('link', { name: 'Not now' }).click();
  });

  await test.step('the button signs in, also where the list under the username could not be made ready', async () => {
    const isForTheList = (headers: Record<string, string>) => headers['x-kriit-background'] === '1';
    await page.route('**/auth/passkey-options', (route) =>
      isForTheList(route.request().headers()) ? route.abort() : route.continue(),
    );
    await leave(page);
    await page.getByRole('button', { name: 'Passkey' }).click();
    await expect(page.getByRole('heading', { name: /Liis$/ })).toBeVisible();
    await page.unroute('**/auth/passkey-options');
  });

  await test.step('the list under the username signs in by itself', async () => {
    await leave(page);
    // Nothing is offered to a page that nobody sits in front of.
    await page.getByLabel('Username').hover();
    await expect(page.getByRole('heading', { name: /Liis$/ })).toBeVisible();
  });

  await page.goto('/profile/security');
  await expect(panel.getByRole('listitem')).toContainText('Last used: today');
  await panel.getByRole('button', { name: 'More about Laptop of Liis' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Name of the passkey').fill('School laptop');
  await page.getByRole('button', { name: 'Save' }).click();
  await panel.getByRole('button', { name: 'More about School laptop' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await growStale(page, '**/user/me/passkeys/*');
  await page.getByRole('button', { name: 'Remove this passkey' }).click();
  await page.getByRole('dialog', { name: 'Is it you?' }).getByRole('button', { name: 'Passkey' }).click();
  await expect(panel.getByText('You have no passkey yet.')).toBeVisible();
});

test(
  'on a phone, from a link, and back to where one came from',
  RARE,
  async ({ freshPage, product, expectAccessible }) => {
    const page = await freshPage(PHONE);
    await plugIn(page);
    await page.goto('/profile/passkey-register?redirect=%2Fprofile%2Fsessions');
    await page.getByRole('button', { name: / parent\.two$/ }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create a passkey' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL(`${product.url}/profile/sessions`);
  },
);
