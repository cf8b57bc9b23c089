import { expect, test } from './kriit.ts';
import { RARE } from './rare.ts';

test('somebody whose last role has ended is found again, and gets a role', RARE, async ({ signIn, page, office }) => {
  const { user_id } = await office.invite({ firstname: 'Lahkunud', lastname: 'Tagasitulija', role: 'teacher' });
  await signIn('admin', `/school/people/${user_id}`);
  await page.getByRole('button', { name: 'Actions for', exact: false }).last().click();
  await page.getByRole('menuitem', { name: 'End this role' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End this role' }).click();
  await expect(page.getByText('No role in this school at the moment.')).toBeVisible();

  await page.goto('/school/people');
  await page.getByRole('combobox', { name: 'What needs an eye' }).selectOption('Without a role');
  const row = page.getByRole('region', { name: 'People of the school' }).getByRole('link', { name: /Tagasitulija/ });
  await expect(row).toContainText('No role at the moment');
  await page.goto('/school/people?search=tagasitulija+lahkunud');
  await row.click();
  await page.getByRole('button', { name: 'Give a role' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give Lahkunud Tagasitulija a role' });
  await dialog.getByLabel('Role').selectOption('Student');
  await expect(dialog.getByLabel('Shown as')).toHaveCount(0);
  await dialog.getByLabel('Role').selectOption('School staff');
  await dialog.getByLabel('Shown as').selectOption('Librarian');
  await dialog.getByLabel('First day').fill('31.12.9999');
  await dialog.getByRole('button', { name: 'Give this role' }).click();
  await expect(dialog.getByText('The first day is too far ahead')).toBeVisible();
  await dialog.getByLabel('First day').fill('');
  await dialog.getByRole('button', { name: 'Give this role' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toContainText('Librarian');
});

test('an address that is taken leads to whoever has it', RARE, async ({ signIn, page, office, expectAccessible }) => {
  const email = 'sama.inimene@post.example';
  const { user_id } = await office.invite({ firstname: 'Sama', lastname: 'Inimene', role: 'teacher', email });
  await signIn('admin', '/school/people?invite');
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('First name').fill('Sama');
  await dialog.getByLabel('Last name').fill('Inimene');
  await dialog.getByLabel('Role').selectOption('Teacher');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  const way = dialog.getByRole('link', { name: 'Open this person' });
  await expect(way).toBeVisible();
  await expectAccessible();
  await way.click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/school/people/${user_id}$`));
  await expect(page.getByRole('heading', { name: 'Sama Inimene' })).toBeVisible();
});
