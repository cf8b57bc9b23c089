import { fillInvitation, sendInvitation } from './invite.ts';
import { expect, test } from './kriit.ts';

test('an invited teacher follows the link, chooses a password and is inside', async ({ signIn, freshPage }) => {
  const office = await signIn('admin', '/school/people');
  await office.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sendInvitation(await fillInvitation(office, 'Grete', 'Uustulnuk'));
  const ready = office.getByRole('dialog', { name: 'The link is ready' });
  await ready.getByRole('button', { name: 'Copy' }).click();
  await expect(ready.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await office.evaluate<string>('navigator.clipboard.readText()');

  const page = await freshPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Welcome, Grete' })).toBeVisible();
  await expect(page.getByText('Tamme Gümnaasium has invited you to Kriit.')).toBeVisible();
  await page.getByLabel('Username').fill('grete.story');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Kool2026');
  const rule = (words: string) => page.getByRole('listitem').filter({ hasText: words });
  await expect(rule('at least 9 characters')).toContainText('still open');
  await expect(rule('three of these')).toContainText('done');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(password).toHaveAccessibleDescription('The password needs at least 9 characters.');
  await expect(page.getByLabel('Username')).toHaveValue('grete.story');

  await password.fill('Sinine-vihm-42');
  await page.getByLabel('Password once more').fill('Sinine-vihm-42');
  await expect(rule('the same both times')).toContainText('done');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { name: /Grete$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Grete Uustulnuk, your menu' }).click();
  await expect(page.getByText('Teacher', { exact: true })).toBeVisible();

  const late = await freshPage();
  await late.goto(link);
  await expect(late.getByRole('heading', { name: 'This invitation cannot be opened' })).toBeVisible();
});

test('a username that is taken is told at its field', async ({ page, office }) => {
  const { path } = await office.invite({ firstname: 'Teine', lastname: 'Liis', role: 'teacher' });
  await page.goto(path);
  await page.getByLabel('Username').fill('teacher');
  await page.getByLabel('Password', { exact: true }).fill('Sinine-vihm-42');
  await page.getByLabel('Password once more').fill('Sinine-vihm-42');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/This username is taken\./);
  await expect(page.getByLabel('Password once more')).toHaveValue('Sinine-vihm-42');
});

test('a double click on Invite makes one person', async ({ signIn, page }) => {
  await signIn('admin', '/school/people');
  const dialog = await fillInvitation(page, 'Topelt', 'Klõpsaja');
  await dialog.getByRole('button', { name: 'Invite', exact: true }).dblclick();
  await expect(page.getByRole('dialog', { name: 'The link is ready' })).toBeVisible();
  await page.goto('/school/people?search=Klõpsaja');
  await expect(page.getByText('1 person', { exact: true })).toBeVisible();
});

test('a lost link is replaced, and the old one stops working', async ({ signIn, page, office, freshPage }) => {
  const { user_id, path } = await office.invite({ firstname: 'Lingi', lastname: 'Kaotaja', role: 'teacher' });
  await signIn('headmaster', `/school/people/${user_id}`);
  await page.getByRole('button', { name: 'Make a new link' }).click();
  const dialog = page.getByRole('dialog', { name: 'A new invitation link for Lingi Kaotaja?' });
  await dialog.getByRole('button', { name: 'Make a new link' }).click();
  const link = await page.getByRole('dialog').getByLabel('Invitation link').inputValue();
  const visitor = await freshPage();
  await visitor.goto(path);
  await expect(visitor.getByRole('heading', { name: 'This invitation cannot be opened' })).toBeVisible();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Welcome, Lingi' })).toBeVisible();
});
