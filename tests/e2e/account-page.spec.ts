import { expect, test } from './kriit.ts';
import { readCode, readLetter } from './outbox.ts';
import { PHONE } from './phone.ts';
import { RARE } from './rare.ts';

test('a teacher puts their data in order and confirms a new address with the code of the letter', async ({
  signIn,
  office,
  expectAccessible,
}) => {
  const email = 'tiina@old.example';
  const { username } = await office.settle({ firstname: 'Tiina', lastname: 'Profiil', role: 'teacher', email });
  const page = await signIn(username, '/profile/');
  await expect(page.getByRole('link', { name: 'Account', exact: true })).toHaveAttribute('aria-current', 'page');
  const save = page.getByRole('button', { name: 'Save' });
  await page.getByLabel('First name').fill('Tiina-Liis');
  await page.getByLabel('Birthday').fill('31.02.1990');
  await page.getByLabel('Personal code', { exact: true }).fill('49403130004');
  await page.getByLabel('City').fill('Tartu');
  await save.click();
  await expect(page.getByLabel('Birthday')).toHaveAccessibleDescription('There is no such day.');
  await expect(page.getByLabel('Birthday')).toBeFocused();
  await page.getByLabel('Birthday').fill('13.03.1994');
  const code = page.getByLabel('Personal code', { exact: true });
  await expect(code).toHaveAccessibleDescription(/There is no such personal code/);
  await code.fill('49403130003');
  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Cancel' }).click();
  await save.click();
  await expect(page.getByRole('button', { name: 'Tiina-Liis Profiil, your menu' })).toBeVisible();
  await expect(save).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Tartu');
  await expect(code).toHaveValue('49403130003');
  await expect(code).not.toBeEditable();

  await page.getByRole('button', { name: 'Change the e-mail address' }).click();
  const address = page.getByLabel('New e-mail address');
  await expect(address).toBeFocused();
  await address.fill('a@');
  await page.keyboard.press('Enter');
  await expect(address).toHaveAccessibleDescription('This is not an e-mail address that can get letters.');
  await expect(address).toHaveValue('a@');
  await address.fill('tiina@new.example');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: /^New code in \d+ s$/ })).toBeDisabled();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible();
  await page.keyboard.type(await readCode(office, 'tiina@new.example'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your e-mail address is verified.')).toBeVisible();
  await expect(page.getByText('tiina@new.example')).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
});

test(
  'a student reads what the school keeps, and the link of the letter is felt in the open page',
  RARE,
  async ({ signIn, freshPage, office }) => {
    const email = 'siim@post.example';
    const { username } = await office.settle({
      firstname: 'Siim',
      lastname: 'Lugeja',
      role: 'student',
      class_name: '11.A',
      email,
    });
    const page = await signIn(username, '/profile');
    await expect(page.getByLabel('First name')).not.toBeEditable();
    await expect(page.getByLabel('Street, house, flat')).not.toBeEditable();
    await page.getByLabel('Dietary preferences').fill('No nuts');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your data is saved.')).toBeVisible();

    await page.getByRole('button', { name: 'Verify the e-mail address' }).click();
    await expect(page.getByText(`We sent a letter to ${email}.`)).toBeVisible();
    const reader = await freshPage();
    const link = await readLetter(office, email, /\/verify-email\/[\w-]{43}/);
    await reader.goto(link);
    await reader.getByRole('button', { name: 'Confirm this address' }).click();
    await expect(reader.getByRole('heading', { name: 'The address is verified' })).toBeVisible();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
    await reader.goto(link);
    await expect(reader.getByText('This e-mail address is already verified.')).toBeVisible();

    await page.getByRole('combobox', { name: 'Language of Kriit' }).click();
    // The page speaks it before the account has it.
    const saved = page.waitForResponse((answer) => answer.url().includes('/api/user/profile') && answer.ok());
    await page.getByRole('option', { name: 'Eesti' }).click();
    await saved;
    await expect(page.getByRole('combobox', { name: 'Kriidi keel' })).toHaveValue('Eesti');
    await page.context().clearCookies({ name: 'page_lang' });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Profiil' })).toBeVisible();
  },
);

test(
  'whoever gives up a code and asks again at once is told when they may, and keeps their place',
  RARE,
  async ({ signIn, office }) => {
    const { username } = await office.settle({
      firstname: 'Kadri',
      lastname: 'Kiire',
      role: 'teacher',
      email: 'kadri@post.example',
    });
    const page = await signIn(username, '/profile');
    const verify = page.getByRole('button', { name: 'Verify the e-mail address' });
    await verify.press('Enter');
    await page.getByRole('button', { name: 'Give up' }).press('Enter');
    await verify.press('Enter');
    await expect(page.getByText(/You can ask for the next one in \d+ s\./)).toBeVisible();
    await expect(verify).toBeFocused();
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test('what can be done with an address stands in one line, also in longer words', RARE, async ({ signIn, page }) => {
    const words = { de: /Bestätigen|Ändern|Entfernen/, fr: /Confirmer|Modifier|Supprimer/, ru: /Подтвер|Измен|Удал/ };
    await signIn('formmaster', '/profile');
    for (const [language, said] of Object.entries(words)) {
      await page.goto(`/profile?locale=${language}`);
      const buttons = page.getByRole('main').getByRole('button').filter({ hasText: said });
      await expect(buttons).toHaveCount(3);
      const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(new Set(tops).size, language).toBe(1);
    }
  });
});
