import type { Page } from '@playwright/test';
import { readJson } from '#platform/testing/product.ts';
import { test as base, expect } from './kriit.ts';
import { PASSWORD } from './password.ts';
import { PHONE } from './phone.ts';
import { watch } from './watch.ts';

type Ways = { demonstration: { phone_url: string } };

/** A browser that may also visit the stand-ins: the phone and the sign-in service are pages of theirs. */
const test = base.extend<{ visitor: Page }>({
  visitor: async ({ browser, product, offences }, use) => {
    const { demonstration } = await readJson<Ways>(`${product.url}/auth/eid/ways`);
    const context = await browser.newContext({ baseURL: product.url });
    watch(context, [product.url, new URL(demonstration.phone_url).origin], offences);
    await use(await context.newPage());
    await context.close();
  },
});

async function pick(page: Page, field: string, name: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name }).click();
}

/** Opens the phone of the demonstration from the page that waits for it. */
async function phoneOf(page: Page, link: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: link }).click();
  return opened;
}

/** Chooses in a list of the browser's own, by a part of what stands there. */
async function choose(page: Page, list: string, name: string): Promise<void> {
  const field = page.getByLabel(list);
  const value = await field.getByRole('option', { name }).getAttribute('value');
  await field.selectOption(value);
}

test('the demonstration phone refuses a sign-in, and confirms the next one', async ({ visitor, expectAccessible }) => {
  await visitor.goto('/login');
  await visitor.getByRole('button', { name: 'Smart-ID' }).click();
  await pick(visitor, 'Who are you', /Katrin/);
  await visitor.getByRole('button', { name: 'Go on', exact: true }).click();
  const phone = await phoneOf(visitor, 'Open the demonstration phone');
  const shown = phone.locator('.code');
  await expect(shown).toHaveText(/^\d{4}$/);
  await expect(visitor.getByRole('status')).toContainText((await shown.textContent()) ?? '');
  await expectAccessible(visitor);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'No, refuse' }).click();
  await expect(visitor.getByRole('alert')).toContainText('You have cancelled it.');

  await visitor.getByRole('button', { name: 'Go on', exact: true }).click();
  await phone.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(visitor.getByRole('heading', { name: /Katrin$/ })).toBeVisible();
});

test('a scanned code lets in, and only the own ID card steps up', async ({ visitor }) => {
  await visitor.goto('/login');
  await visitor.getByRole('button', { name: 'Smart-ID' }).click();
  await visitor.getByText('QR code', { exact: true }).click();
  await visitor.getByRole('button', { name: 'Go on', exact: true }).click();
  await expect(visitor.getByRole('img', { name: 'QR code for the Smart-ID app' })).toBeVisible();
  const phone = await phoneOf(visitor, 'Scan with the demonstration phone');
  await choose(phone, 'Whose phone is it?', 'Helen');
  await phone.getByRole('button', { name: 'Go on with this phone' }).click();
  await phone.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(visitor.getByRole('heading', { name: /Helen$/ })).toBeVisible();

  await visitor.goto('/profile/security');
  const refused = { status: false, errors: [{ message: 'fresh_proof_needed', params: {} }], data: null };
  // As if the last proof were some minutes old.
  await visitor.route('**/second-step/app/begin', (route) => route.fulfill({ status: 403, json: refused }), {
    times: 1,
  });
  await visitor.getByRole('button', { name: 'Turn on: Authenticator app' }).click();
  const proof = visitor.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByRole('button', { name: 'ID card' }).click();
  await proof.getByRole('button', { name: 'No card in the reader' }).click();
  await expect(proof.getByRole('alert')).toContainText('No card was found.');
  await proof.getByRole('button', { name: 'Try again' }).click();
  await pick(visitor, 'Card in the reader', /Katrin/);
  await proof.getByRole('button', { name: 'Enter PIN1' }).click();
  await expect(proof.getByRole('alert')).toContainText('belongs to somebody else');
  await proof.getByRole('button', { name: 'Try again' }).click();
  await pick(visitor, 'Card in the reader', /Helen/);
  await proof.getByRole('button', { name: 'Enter PIN1' }).click();
  await expect(visitor.getByRole('dialog', { name: 'Authenticator app' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the app on the same device leads back into the browser', async ({ visitor }) => {
    await visitor.goto('/login?redirect=/profile');
    await visitor.getByRole('button', { name: 'Smart-ID' }).click();
    await visitor.getByRole('button', { name: 'Go on', exact: true }).click();
    await visitor.getByRole('link', { name: 'Open the Smart-ID app' }).click();
    await choose(visitor, 'Whose phone is it?', 'Katrin');
    await visitor.getByRole('button', { name: 'Go on with this phone' }).click();
    await visitor.getByRole('button', { name: 'Yes, confirm' }).click();
    await expect(visitor).toHaveURL(/\/profile$/);
    await expect(visitor.getByText('Katrin').first()).toBeVisible();
  });
});

test('Mobile-ID verifies a profile, and a sign-in service lets its owner in', async ({ visitor }) => {
  await visitor.request.post('/auth/login', { data: { username: 'headmaster', password: PASSWORD } });
  await visitor.goto('/profile');
  await visitor.getByRole('button', { name: 'Mobile-ID' }).click();
  await pick(visitor, 'Who are you', /Andres/);
  await visitor.getByRole('button', { name: 'Go on', exact: true }).click();
  const phone = await phoneOf(visitor, 'Open the demonstration phone');
  await phone.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(visitor.getByRole('button', { name: 'Mobile-ID' })).toBeHidden();
  await expect(visitor.getByText('Verified', { exact: true })).toBeVisible();

  await visitor.request.get('/auth/logout?redirect=false');
  await visitor.goto('/login');
  await visitor.getByRole('button', { name: 'TARA or eeID' }).click();
  await choose(visitor, 'ID card of', 'Andres');
  await visitor.getByRole('link', { name: 'Go on' }).click();
  await expect(visitor.getByRole('heading', { name: /Andres$/ })).toBeVisible();
});
