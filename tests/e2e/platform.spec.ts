import { expect, test } from './kriit.ts';
import { RARE } from './rare.ts';

test(
  'the main administrator opens a school, and its first administrator finds what the package holds',
  RARE,
  async ({ signIn, page, freshPage }) => {
    await signIn('root', '/platform');
    await page.getByRole('button', { name: 'Open a school' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open a school' });
    await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Saaremaa Mereäärne Kool');
    await dialog.getByRole('combobox', { name: 'Country' }).fill('Esto');
    await page.getByRole('option', { name: 'Estonia' }).click();
    await dialog.getByRole('combobox', { name: 'Time zone' }).fill('Tallinn');
    await page.getByRole('option', { name: /Tallinn/ }).click();
    await dialog.getByLabel('First name').fill('Meelis');
    await dialog.getByLabel('Last name').fill('Meremees');
    await dialog.getByLabel('E-mail').fill('meelis@meri.example');
    await dialog.getByRole('button', { name: 'Open the school' }).click();
    const ready = page.getByRole('dialog', { name: 'Saaremaa Mereäärne Kool is open' });
    const link = await ready.getByLabel('Invitation link').inputValue();
    await page.keyboard.press('Escape');
    await expect(ready).toBeHidden();

    const first = await freshPage();
    await first.goto(link);
    await first.getByLabel('Username').fill('meelis.meremees');
    await first.getByLabel('Password', { exact: true }).fill('Sinine-vihm-42');
    await first.getByLabel('Password once more').fill('Sinine-vihm-42');
    await first.getByRole('button', { name: 'Begin' }).click();
    await expect(first.getByRole('link', { name: 'Saaremaa Mereäärne Kool' })).toBeVisible();
    await first.goto('/school/people');
    await expect(first.getByText('1 person', { exact: true })).toBeVisible();
    await first.goto('/school/settings');
    await expect(first.getByRole('checkbox', { name: 'Regular lesson' })).toBeVisible();

    await page.getByRole('button', { name: 'Saaremaa Mereäärne Kool' }).click();
    const change = page.getByRole('dialog', { name: 'Change Saaremaa Mereäärne Kool' });
    await change.getByRole('radio', { name: 'Base' }).check();
    await expect(change).toContainText('people lose the features it lacks at once');
    await change.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row', { name: /Saaremaa Mereäärne Kool/ })).toContainText('Base');
    await first.reload();
    await expect(first.getByText('Not in your school’s package: Lesson types')).toBeVisible();
  },
);

test('a school with the base package is told whom to ask for more', RARE, async ({ signIn }) => {
  const page = await signIn('admin.c', '/school/settings');
  const panel = page.getByRole('region', { name: 'Lesson types' });
  await expect(panel).toContainText('Not in your school’s package: Lesson types');
  await expect(panel).toContainText('Your school doesn’t have access to this feature.');
  await expect(panel).toContainText('contact the provider of Kriit yourself');
  await expect(panel.getByRole('checkbox')).toHaveCount(0);
});
