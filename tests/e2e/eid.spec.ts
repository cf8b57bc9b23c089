import type { Page } from '@playwright/test';
import { readJson } from '#platform/testing/product.ts';
import { growStale } from './grow-stale.ts';
import { test as base, expect } from './kriit.ts';
import { PASSWORD } from './password.ts';
import { PHONE } from './phone.ts';
import { RARE } from './rare.ts';

type Ways = { demonstration: { phone_url: string } };

/** A browser that may also visit the stand-ins: the phone and the sign-in service are pages of theirs. */
const test = base.extend<{ visitor: Page }>({
  visitor: async ({ openContext, product }, use) => {
    const { demonstration } = await readJson<Ways>(`${product.url}/auth/eid/ways`);
    const context = await openContext({}, new URL(demonstration.phone_url).origin);
    await use(await context.newPage());
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

/** Begins something grave, which asks who one is; shown rightly, it goes on with setting up the app. */
async function beginGrave(page: Page) {
  await page.goto('/profile/security');
  await growStale(page, '**/second-step/app/begin');
  await page.getByRole('button', { name: 'Turn on: Authenticator app' }).click();
  return {
    proof: page.getByRole('dialog', { name: 'Is it you?' }),
    next: page.getByRole('dialog', { name: 'Authenticator app' }),
  };
}

/** Shows oneself at the sign-in service that the tab was taken to. */
async function passThroughService(page: Page, name: string): Promise<void> {
  await choose(page, 'ID card of', name);
  await page.getByRole('link', { name: 'Go on' }).click();
}

test('Smart-ID: the phone refuses a sign-in, confirms the next one, and a scanned code steps up', async ({
  visitor,
  expectAccessible,
}) => {
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

  const { proof, next } = await beginGrave(visitor);
  await proof.getByRole('button', { name: 'Smart-ID' }).click();
  await proof.getByText('QR code', { exact: true }).click();
  await proof.getByRole('button', { name: 'Go on', exact: true }).click();
  await expect(proof.getByRole('img', { name: 'QR code for the Smart-ID app' })).toBeVisible();
  const scanner = await phoneOf(visitor, 'Scan with the demonstration phone');
  await choose(scanner, 'Whose phone is it?', 'Katrin');
  await scanner.getByRole('button', { name: 'Go on with this phone' }).click();
  await scanner.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(next).toBeVisible();
});

test('ID card: one lets in, and only the own one steps up', RARE, async ({ visitor }) => {
  await visitor.goto('/login');
  await visitor.getByRole('button', { name: 'ID card' }).click();
  await pick(visitor, 'Card in the reader', /Helen/);
  await visitor.getByRole('button', { name: 'Enter PIN1' }).click();
  await expect(visitor.getByRole('heading', { name: /Helen$/ })).toBeVisible();

  const { proof, next } = await beginGrave(visitor);
  await proof.getByRole('button', { name: 'ID card' }).click();
  await proof.getByRole('button', { name: 'No card in the reader' }).click();
  await expect(proof.getByRole('alert')).toContainText('No card was found.');
  await proof.getByRole('button', { name: 'Try again' }).click();
  for (const [end, words] of [
    ['This card has expired', 'Check that it is still valid'],
    ['This card was reported lost', 'Check that it is still valid'],
    ['Nobody enters the PIN', 'Nobody answered in time'],
    ['The software is not installed', 'Install the Web eID software'],
    ['Another window asks for the card', 'Another window is asking for the card already'],
    ['The software stops', 'The card software stopped before it was done'],
    ['The connection is not encrypted', 'only be used over an encrypted connection'],
  ] as const) {
    await proof.getByText('Something else happens').click();
    await proof.getByRole('button', { name: end }).click();
    await expect(proof.getByRole('alert')).toContainText(words);
    await proof.getByRole('button', { name: 'Try again' }).click();
  }
  await pick(visitor, 'Card in the reader', /Katrin/);
  await proof.getByRole('button', { name: 'Enter PIN1' }).click();
  await expect(proof.getByRole('alert')).toContainText('belongs to somebody else');
  await proof.getByRole('button', { name: 'Try again' }).click();
  await pick(visitor, 'Card in the reader', /Helen/);
  await proof.getByRole('button', { name: 'Enter PIN1' }).click();
  await expect(next).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the app on the same device leads back into the browser', RARE, async ({ visitor }) => {
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

test('Mobile-ID lets in and steps up', RARE, async ({ visitor }) => {
  await visitor.goto('/login');
  await visitor.getByRole('button', { name: 'Mobile-ID' }).click();
  await visitor.getByLabel('Phone number').fill('+372 5550 0000');
  const code = visitor.getByLabel('Personal code');
  await code.fill('4930119x');
  await visitor.getByRole('button', { name: 'Go on', exact: true }).click();
  await expect(code).toHaveAccessibleDescription('Enter your personal code. It is made of digits.');
  await pick(visitor, 'Who are you', /Liis/);
  await visitor.getByRole('button', { name: 'Go on', exact: true }).click();
  const phone = await phoneOf(visitor, 'Open the demonstration phone');
  await phone.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(visitor.getByRole('heading', { name: /Liis$/ })).toBeVisible();

  const { proof, next } = await beginGrave(visitor);
  await proof.getByRole('button', { name: 'Mobile-ID' }).click();
  await pick(visitor, 'Who are you', /Liis/);
  await proof.getByRole('button', { name: 'Go on', exact: true }).click();
  await phone.getByRole('button', { name: 'Yes, confirm' }).click();
  await expect(next).toBeVisible();
});

test('a sign-in service verifies a profile, lets its owner in and steps up', RARE, async ({ visitor, product }) => {
  await visitor.request.post('/auth/login', { data: { username: 'headmaster', password: PASSWORD } });
  await visitor.goto('/profile');
  await visitor.getByRole('button', { name: 'TARA or eeID' }).click();
  await passThroughService(visitor, 'Andres');
  const identity = visitor.getByRole('region', { name: 'Your identity' });
  await expect(identity.getByText('Verified', { exact: true })).toBeVisible();

  await visitor.request.get('/auth/logout?redirect=false');
  await visitor.goto('/login');
  await visitor.getByRole('button', { name: 'TARA or eeID' }).click();
  await visitor.getByRole('link', { name: 'Turn back' }).click();
  await expect(visitor.getByRole('alert')).toContainText('You have cancelled it.');
  await expect(visitor).toHaveURL(`${product.url}/login/openid`);
  await visitor.getByRole('link', { name: 'Go to sign-in' }).click();
  await visitor.getByRole('button', { name: 'TARA or eeID' }).click();
  await passThroughService(visitor, 'Andres');
  await expect(visitor.getByRole('heading', { name: /Andres$/ })).toBeVisible();

  const { proof, next } = await beginGrave(visitor);
  await proof.getByRole('button', { name: 'TARA or eeID' }).click();
  await passThroughService(visitor, 'Andres');
  await visitor.getByRole('button', { name: 'Turn on: Authenticator app' }).click();
  await expect(next).toBeVisible();
});
