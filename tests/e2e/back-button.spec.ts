import type { Page } from '@playwright/test';
import { fillInvitation } from './invite.ts';
import { expect, test } from './kriit.ts';
import { RARE } from './rare.ts';

const inviteOn = (page: Page) => page.getByRole('dialog', { name: 'Invite a person' });

/** Opens Today and walks on to the people, so that Back has somewhere to lead. */
async function walkToPeople(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'School' }).first().click();
  await expect(page.getByRole('region', { name: 'People of the school' })).toBeVisible();
}

test('Back closes dialogs, the upper one first, and what was closed by hand leaves nothing behind', async ({
  signIn,
}) => {
  const page = await signIn('admin');
  const entries = () => page.evaluate<number>('history.state.idx');
  await walkToPeople(page);
  const onPeople = await entries();
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await inviteOn(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(inviteOn(page)).toBeHidden();
    await expect.poll(entries).toBe(onPeople);
  }
  await expect(page).toHaveURL('/school/people');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page).toHaveURL('/school/people');
  await expect(inviteOn(page)).toHaveCount(0);

  const dialog = await fillInvitation(page, 'Tagasi', 'Minek');
  await page.keyboard.press('Control+K');
  const search = page.getByLabel('Search pages and actions');
  await expect(search).toBeVisible();
  // Its entry follows within a blink, which no finger is quick enough for; this story would be.
  await expect.poll(entries).toBe(onPeople + 2);
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/school/people');

  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(dialog.getByLabel('First name')).toHaveValue('Tagasi');
  await expect.poll(entries).toBe(onPeople + 1);
  await page.goBack();
  await expect(dialog).toBeHidden();
  // Forward, the dialog is gone: nothing is left there that the next Back would have to pass.
  await page.goForward();
  await expect.poll(entries).toBe(onPeople);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('leaving unsaved changes by Back still asks, and still leaves', RARE, async ({ signIn }) => {
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

test(
  'the command search leads to a page, Back returns from there at once, and a reload spares no Back',
  RARE,
  async ({ signIn }) => {
    const page = await signIn('admin');
    const entry = () => page.evaluate<number>('history.state.idx');
    const search = page.getByLabel('Search pages and actions');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+K');
    await search.fill('settings');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/school/settings');
    await expect(page.getByRole('heading', { name: 'About the school' })).toBeVisible();
    // The page took the place of the search: nothing is left of it in between.
    expect(await entry()).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'About the school' })).toBeVisible();

    await page.keyboard.press('Control+K');
    await expect(search).toBeVisible();
    await expect.poll(entry).toBe(2);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'About the school' })).toBeVisible();
    await expect.poll(entry).toBe(1);
  },
);
