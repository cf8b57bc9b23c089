import { endRole } from '#modules/people/contract/end-role.ts';
import { getPerson } from '#modules/people/contract/get-person.ts';
import { fillInvitation, sendInvitation } from './invite.ts';
import { expect, test } from './kriit.ts';
import { RARE } from './rare.ts';

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
  await expect(rule('3 of these')).toContainText('done');
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

test(
  'a username that is taken is told at its field; a lost answer costs a second click, not the account',
  RARE,
  async ({ page, office }) => {
    const { path } = await office.invite({ firstname: 'Kadri', lastname: 'Katkestus', role: 'teacher' });
    await page.goto(path);
    await page.getByLabel('Username').fill('teacher');
    await page.getByLabel('Password', { exact: true }).fill('Sinine-vihm-42');
    await page.getByLabel('Password once more').fill('Sinine-vihm-42');
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription(/This username is taken\./);
    await expect(page.getByLabel('Password once more')).toHaveValue('Sinine-vihm-42');

    await page.getByLabel('Username').fill('kadri.katkestus');
    await page.route('**/auth/invitations/*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByRole('alert')).toContainText('There is no internet connection.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByRole('heading', { name: /Kadri$/ })).toBeVisible();
  },
);

test(
  'a double click invites one person, and only a headmaster is offered to invite a headmaster',
  RARE,
  async ({ signIn, page }) => {
    const roles = page.getByRole('dialog', { name: 'Invite a person' }).getByLabel('Role').getByRole('option');
    await signIn('admin', '/school/people');
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(roles.filter({ hasText: 'Administrator' })).toHaveCount(1);
    await expect(roles.filter({ hasText: 'Headmaster' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(roles).toHaveCount(0);
    const dialog = await fillInvitation(page, 'Topelt', 'Klõpsaja');
    await dialog.getByRole('button', { name: 'Invite', exact: true }).dblclick();
    await expect(page.getByRole('dialog', { name: 'The link is ready' })).toBeVisible();
    await page.goto('/school/people?search=Klõpsaja');
    await expect(page.getByText('1 person', { exact: true })).toBeVisible();
    await signIn('headmaster', '/school/people?invite');
    await expect(roles.filter({ hasText: 'Headmaster' })).toHaveCount(1);
  },
);

test(
  'a lost link is replaced, the old one stops working, and one for a role that has ended says so',
  RARE,
  async ({ signIn, page, office, freshPage }) => {
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

    const params = { schoolId: office.schoolId };
    const { roles } = await office.call(getPerson, { params: { ...params, personId: user_id } });
    for (const { role_id } of roles) await office.call(endRole, { params: { ...params, roleId: role_id }, body: {} });
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: 'This invitation cannot be opened' })).toBeVisible();
    await expect(visitor.getByText('The role that this invitation was for has ended.')).toBeVisible();
  },
);
