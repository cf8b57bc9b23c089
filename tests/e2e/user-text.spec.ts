import { expect, test } from './kriit.ts';

const FIRSTNAME = '<img src=x onerror="window.ran=1">';
const LASTNAME = '{{7*7}} $t(menu.school)';
const NAME = `${FIRSTNAME} ${LASTNAME}`;

test('what people write is shown as they wrote it and never runs', async ({ signIn, page, office, freshPage }) => {
  const invited = await office.invite({ firstname: FIRSTNAME, lastname: LASTNAME, role: 'teacher' });
  const visitor = await freshPage();
  await visitor.goto(invited.path);
  await expect(visitor.getByRole('heading', { name: `Welcome, ${FIRSTNAME}` })).toBeVisible();

  await signIn('admin', '/school/people?search=onerror');
  await page.getByRole('link', { name: NAME }).click();
  await expect(page.getByRole('heading', { level: 2, name: NAME })).toBeVisible();
  await page.getByRole('button', { name: 'Give a role' }).click();
  await expect(page.getByRole('dialog', { name: `Give ${NAME} a role` })).toBeVisible();
  for (const shown of [visitor, page]) expect(await shown.evaluate('window.ran')).toBeUndefined();
});

test('one’s own name greets as it is written', async ({ signIn, office }) => {
  const { username } = await office.settle({ firstname: FIRSTNAME, lastname: LASTNAME, role: 'teacher' });
  const page = await signIn(username);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(FIRSTNAME);
  await page.getByRole('button', { name: `${NAME}, your menu` }).click();
  await expect(page.getByText(NAME, { exact: true })).toBeVisible();
  expect(await page.evaluate('window.ran')).toBeUndefined();
});

test('marks that are stacked on a name stay in its own row', async ({ signIn, page, office }) => {
  const stacked = `Virn${'\u0301\u0323'.repeat(15)}`;
  await office.invite({ firstname: 'Alam', lastname: 'Virnaline', role: 'teacher' });
  await office.invite({ firstname: stacked, lastname: 'Virnaline', role: 'teacher' });
  await office.invite({ firstname: 'Zoja', lastname: 'Virnaline', role: 'teacher' });
  await signIn('admin', '/school/people?search=Virnaline');
  const rows = page.getByRole('region', { name: 'People of the school' }).getByRole('link');
  await expect(rows).toHaveCount(3);
  const neighbours = async () => [await rows.nth(0).screenshot(), await rows.nth(2).screenshot()];
  const beside = await neighbours();
  await rows.nth(1).evaluate((row) => {
    row.style.opacity = '0';
  });
  expect(await neighbours()).toEqual(beside);
});
