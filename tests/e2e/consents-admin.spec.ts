import type { Page } from '@playwright/test';
import { deleteConsent } from '#modules/consents/contract/delete-consent.ts';
import { expect, test } from './kriit.ts';
import { RARE } from './rare.ts';

const ADMIN = '/consent-management/admin';

const rowOf = (page: Page, group: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: group }) });

/** Signs in with the demonstration's card, which is a secure login, and accepts a consent as the screens do. */
async function acceptAsRasmus(page: Page, consent: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'ID card' }).click();
  await page.getByRole('combobox', { name: 'Card in the reader' }).click();
  await page.getByRole('option', { name: /Rasmus/ }).click();
  await page.getByRole('button', { name: 'Enter PIN1' }).click();
  await expect(page.getByRole('heading', { name: /Rasmus$/ })).toBeVisible();
  await page.goto('/consent-management');
  await page.getByRole('button', { name: `Accept: ${consent}` }).click();
}

test('a headmaster writes a consent, sends it and watches an answer arrive', async ({
  signIn,
  page,
  freshPage,
  office,
}) => {
  await signIn('headmaster', ADMIN);
  await expect(page).toHaveURL(`${ADMIN}/consent`);
  await expect(page.getByText('Choose a consent to read it')).toBeVisible();
  await page.getByRole('link', { name: 'New consent' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Please add consent title and description')).toBeVisible();
  await page.getByLabel('Title').fill('Choir night');
  await expect(page.getByText('11/255')).toBeVisible();
  await page.getByRole('textbox', { name: 'Description' }).click();
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('May we sing together?');

  // What was typed outlives a reload, and a draft needs a group too.
  await page.reload();
  await expect(page.getByText('This is what you wrote before')).toBeVisible();
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page.getByText('At least one group must be selected!')).toBeVisible();
  await expect(page).toHaveURL(`${ADMIN}/consent/new/select-groups`);
  const group = (name: string) => page.getByRole('checkbox', { name, exact: true });
  await group('All groups').check();
  await expect(group('All students')).toBeChecked();
  await expect(group('Teachers')).toBeDisabled();
  await group('All groups').uncheck();
  await group('Year 12').check();
  await expect(group('12.A')).toBeDisabled();

  // A draft that somebody else deletes keeps what is typed into it; that becomes a new one.
  await page.getByRole('button', { name: 'Save as draft' }).click();
  await expect(page).toHaveURL(/\/drafts\/\d+\/draft$/);
  const id = Number(/\d+(?=\/draft$)/.exec(page.url())?.[0]);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Title').fill('Choir evening');
  await office.call(deleteConsent, { params: { id } });
  await expect(page.getByText('Your text is still here')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Send consent' }).click();
  const question = page.getByRole('dialog', { name: 'Send “Choir evening”?' });
  await expect(question).toContainText('notified at once');
  expect((await question.boundingBox())?.width).toBe(400);
  await expect(question.getByText(/^\d+ people will be asked\.$/)).toBeVisible();
  await question.getByRole('button', { name: 'Yes, send' }).click();
  await expect(page.getByText('The consent was sent.')).toBeVisible();
  await expect(page).toHaveURL(/\/consent\/\d+\/responses$/);
  await expect(page.getByRole('link', { name: /^Choir evening/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('May we sing together?').last()).toHaveCSS('font-weight', '700');
  const accepted = rowOf(page, '12.A').getByRole('cell').first();
  await expect(accepted).toHaveText('0');

  await acceptAsRasmus(await freshPage(), 'Choir evening');
  await expect(accepted).toHaveText('1');
  // Somebody has answered, so it can be archived and no longer deleted.
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(page.getByRole('alert')).toContainText('People have answered already (1)');
  await page.getByRole('button', { name: 'Keep' }).click();

  await page.getByRole('link', { name: '12.A' }).click();
  const list = page.getByRole('dialog', { name: 'Responses' });
  await expect(list.getByRole('combobox', { name: 'Group' })).toHaveValue('12.A');
  await expect(list.getByRole('listitem').first()).toContainText('Rasmus Põldma');
  await expect(list.getByRole('listitem').first()).toContainText('Accepted');
  await page.goBack();
  await expect(list).toBeHidden();
  await expect(page.getByRole('link', { name: '12.A' })).toBeFocused();
  await page.getByRole('link', { name: 'Log', exact: true }).click();
  await expect(page.getByText(/^Accepted on .* by Rasmus Põldma for Rasmus Põldma$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/consent\/\d+\/responses$/);

  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('button', { name: 'Yes, archive' }).click();
  await expect(page.getByText('The consent was archived.')).toBeVisible();
  await expect(page).toHaveURL(/\/archived\/\d+\/responses$/);
  await expect(page.getByRole('heading', { name: 'Archived', exact: true })).toBeVisible();
});

test('a form master reads what the own class is asked; a teacher does not come in', RARE, async ({ signIn, page }) => {
  await signIn('formmaster', ADMIN);
  await page.getByRole('link', { name: /^Kooli pilvekonto/ }).click();
  await expect(rowOf(page, '11.A')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  for (const name of ['New consent', 'Drafts', 'Edit'])
    await expect(page.getByRole('link', { name, exact: true })).toBeHidden();
  for (const [address, leads_to] of [
    ['drafts', `${ADMIN}/consent`],
    ['archived/new', `${ADMIN}/archived`],
  ] as const) {
    await page.goto(`${ADMIN}/${address}`);
    await expect(page).toHaveURL(leads_to);
  }
  await page.goto(`${ADMIN}/consent/edit/create/abc`);
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  // The page would find out that nobody is signed in, and be on its way elsewhere.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await signIn('teacher', ADMIN);
  await expect(page.getByRole('heading', { name: 'This is closed to your role' })).toBeVisible();
});
