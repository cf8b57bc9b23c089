import type { Page } from '@playwright/test';
import { fillInvitation } from './invite.ts';
import { expect, test } from './kriit.ts';
import { expectNoSideways } from './layout.ts';
import { PHONE } from './phone.ts';

const inviteOn = (page: Page) => page.getByRole('dialog', { name: 'Invite a person' });

/** Opens Today and walks on to the people, so that Back has somewhere to lead. */
async function walkToPeople(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'School' }).first().click();
  await expect(page.getByRole('region', { name: 'People of the school' })).toBeVisible();
}

test('Back closes a dialog, and the next Back leaves the page', async ({ signIn }) => {
  const page = await signIn('admin');
  await walkToPeople(page);
  await fillInvitation(page, 'Tagasi', 'Minek');
  await page.goBack();
  await expect(inviteOn(page)).toBeHidden();
  await expect(page).toHaveURL('/school/people');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(inviteOn(page).getByLabel('First name')).toHaveValue('Tagasi');
  await page.goBack();
  await expect(inviteOn(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a dialog that was closed by its own button leaves nothing behind for Back', async ({ signIn }) => {
  const page = await signIn('admin');
  await walkToPeople(page);
  const entries = await page.evaluate<number>('history.state.idx');
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await inviteOn(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(inviteOn(page)).toBeHidden();
    await expect.poll(() => page.evaluate('history.state.idx')).toBe(entries);
  }
  await expect(page).toHaveURL('/school/people');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL('/school/people');
  await expect(inviteOn(page)).toHaveCount(0);
});

test('of two dialogs Back closes the upper one first', async ({ signIn }) => {
  const page = await signIn('admin', '/school/people');
  const entries = () => page.evaluate<number>('history.state.idx');
  const dialog = await fillInvitation(page, 'Kaks', 'Kihti');
  const withDialog = await entries();
  await page.keyboard.press('Control+K');
  const search = page.getByLabel('Search pages and actions');
  await expect(search).toBeVisible();
  // Its entry follows within a blink, which no finger is quick enough for; this story would be.
  await expect.poll(entries).toBe(withDialog + 1);
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/school/people');
});

test('leaving unsaved changes by Back still asks, and still leaves', async ({ signIn }) => {
  const page = await signIn('admin.b');
  await walkToPeople(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Pooleli');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.goBack();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/school/settings');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL('/school/people');
  await expect(page.getByRole('searchbox', { name: 'Search by name' })).toBeVisible();
});

test('a page that was loaded anew under an open dialog has no Back to spare', async ({ signIn }) => {
  const page = await signIn('admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+K');
  await expect(page.getByLabel('Search pages and actions')).toBeVisible();
  await expect.poll(() => page.evaluate('history.state.idx')).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate('history.state.idx')).toBe(0);
});

test('the command search leads to a page, and Back returns from there at once', async ({ signIn }) => {
  const page = await signIn('admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+K');
  await page.getByLabel('Search pages and actions').fill('settings');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'About the school' })).toBeVisible();
  // The page took the place of the search: nothing is left of it in between.
  expect(await page.evaluate('history.state.idx')).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'About the school' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the sheet fills the width, and Back closes it', async ({ signIn }) => {
    const page = await signIn('headmaster');
    await walkToPeople(page);
    await page.getByRole('button', { name: 'More' }).tap();
    const more = page.getByRole('dialog', { name: 'More' });
    await expect(more).toBeVisible();
    const box = () => more.boundingBox();
    await expect.poll(async () => (await box())?.width).toBe(390);
    await expect.poll(async () => Math.round(((await box())?.y ?? 0) + ((await box())?.height ?? 0))).toBe(844);
    await expectNoSideways(page);
    await page.goBack();
    await expect(more).toBeHidden();
    await expect(page).toHaveURL('/school/people');
    await page.goBack();
    await expect(page).toHaveURL('/');
  });
});
